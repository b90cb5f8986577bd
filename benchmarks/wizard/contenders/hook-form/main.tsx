import { useForm } from 'react-hook-form';
import { mount } from '../../../keys/mount.tsx';
import { fieldNames } from '../field-names.ts';

const ASSOCIATES = 50;

/** The same fields in one form of React Hook Form, with a listener as for a draft. */
function HookForm() {
  const form = useForm<Record<string, string>>();
  form.subscribe({ formState: { values: true }, callback: () => undefined });
  return (
    <form>
      {Array.from({ length: ASSOCIATES }, (_, associate) =>
        fieldNames.map((name) => (
          <label key={`${associate} ${name}`}>
            {name} <input {...form.register(`associates.${associate}.${name}`)} />
          </label>
        )),
      )}
    </form>
  );
}

mount(<HookForm />);

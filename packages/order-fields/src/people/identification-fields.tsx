import { TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import {
  IDENTIFICATION_TYPES,
  getIdentificationField,
  type IdentificationField,
} from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useStore } from 'zustand';
import { usePeopleMessages } from '../messages/people/use-people-messages.ts';
import { ChoiceField } from '../form/bound-fields.tsx';
import type { FormPart } from '../form/form-part.ts';
import { inCapitals } from '../form/in-capitals.ts';
import { useField } from '../form/use-field.ts';
import type { PersonValues } from './person-values.ts';

type IdentificationProps = {
  part: FormPart<PersonValues>;
  /** What a number looks like, by the rules of the form. */
  hints: Readonly<Record<IdentificationField, string>>;
};

/** Which document, and its number: only the field of the chosen one is there. */
export function IdentificationFields({ part, hints }: IdentificationProps) {
  const { labels } = usePeopleMessages();
  const locale = useLocale();
  const type = useStore(part.store, ({ values }) => values.identificationType);
  return (
    <>
      <ChoiceField
        part={part}
        name="identificationType"
        label={labels.identificationType}
        options={IDENTIFICATION_TYPES.map((value) => ({
          value,
          label: getLabel(locale, `identification_type.${value}`),
        }))}
        onChoose={() => part.clear('cin', 'passport', 'carteSejour')}
      />
      <NumberField key={type} part={part} name={getIdentificationField(type)} hints={hints} />
    </>
  );
}

function NumberField({ part, name, hints }: IdentificationProps & { name: IdentificationField }) {
  const { labels } = usePeopleMessages();
  const { value, control, change } = useField(part, name);
  return (
    <TextInput
      {...control}
      label={labels[name]}
      hint={hints[name]}
      value={value}
      onChange={({ target }) => change(inCapitals(target))}
      required
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

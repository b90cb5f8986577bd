import { asFields, type Fields } from '@tassis/contracts';
import { BASE_FORMS, type BaseForm } from './base-forms.ts';

/** The data of a valid form with changes, by path. */
export function changedForm(form: BaseForm, changes: Readonly<Record<string, unknown>>): Fields {
  return Object.entries(changes).reduce<Fields>(
    (data, [path, value]) => withValue(data, path.split('.'), value),
    BASE_FORMS[form],
  );
}

function withValue(data: Fields, [name = '', ...rest]: readonly string[], value: unknown): Fields {
  const inner = data[name];
  if (rest.length === 0) return { ...data, [name]: value };
  if (!Array.isArray(inner)) return { ...data, [name]: withValue(asFields(inner), rest, value) };
  const [index, ...below] = rest;
  return {
    ...data,
    [name]: inner.map((each: unknown, at) =>
      String(at) === index
        ? below.length === 0
          ? value
          : withValue(asFields(each), below, value)
        : each,
    ),
  };
}

import { BASE_FORMS, type BaseForm } from './base-forms.ts';

type Data = { [name: string]: unknown };

/** The data of a valid form with changes, by path. */
export function changedForm(form: BaseForm, changes: Readonly<Record<string, unknown>>): Data {
  return Object.entries(changes).reduce<Data>(
    (data, [path, value]) => withValue(data, path.split('.'), value),
    BASE_FORMS[form],
  );
}

function withValue(data: Data, [name = '', ...rest]: readonly string[], value: unknown): Data {
  const inner = data[name];
  if (rest.length === 0) return { ...data, [name]: value };
  if (!Array.isArray(inner)) return { ...data, [name]: withValue(Object(inner), rest, value) };
  const [index, ...below] = rest;
  return {
    ...data,
    [name]: inner.map((each: unknown, at) =>
      String(at) === index
        ? below.length === 0
          ? value
          : withValue(Object(each), below, value)
        : each,
    ),
  };
}

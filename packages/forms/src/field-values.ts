import { formatPhone } from '@tassis/design-system';

/**
 * The value of a field: a text or choice, a tick, a number (null: empty), the ticked texts of a group, or a file (undefined:
 * none chosen). The initial value determines which of these a field holds.
 */
export type FieldValue = string | boolean | number | null | readonly string[] | File | undefined;

/** The fields of a form by name, in the order of the page. */
export type FieldValues = Record<string, FieldValue>;

/** The names of the fields of a form. */
export type FieldName<Values extends FieldValues> = keyof Values & string;

/** The names of a form's fields, in the order of the page. */
export function getFieldNames<Values extends FieldValues>(values: Values): FieldName<Values>[] {
  return Object.keys(values);
}

/** Reads the fields of a form, each as the kind of its initial value; a field that the form lacks is empty. */
export function readFields<Values extends FieldValues>(
  form: HTMLFormElement,
  initial: Values,
): Values {
  const data = new FormData(form);
  const values = Object.entries(initial).map(([name, first]) => [
    name,
    first === undefined ? findFile(form, name) : read(data, name, first),
  ]);
  // The names and the kinds of the values are those of `initial`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(values) as Values;
}

function read(data: FormData, name: string, first: FieldValue): FieldValue {
  if (typeof first === 'boolean') return data.has(name);
  if (Array.isArray(first)) return data.getAll(name).map(String);
  const value = data.get(name);
  const text = typeof value === 'string' ? value : '';
  if (typeof first === 'string') return text;
  return text.trim() === '' ? null : Number(text);
}

function findFile(form: HTMLFormElement, name: string): File | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control.files?.[0] : undefined;
}

/** Whether two field values are equal; a phone number is the same however its digits are grouped. */
export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  return one === other || toComparable(one) === toComparable(other);
}

function toComparable(value: FieldValue): string | undefined {
  return JSON.stringify(typeof value === 'string' ? formatPhone(value) : value);
}

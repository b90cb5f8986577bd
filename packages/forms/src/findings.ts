import type { Explanation } from '@tassis/messages';
import type { FieldErrors } from './contract-validator.ts';

/** An error text and its field; null when it is about no field of the form. */
export type Finding<Name extends string> = { field: Name | null; text: string };

/** Maps validation errors to findings in the order of the page; errors about no field of the form come last. */
export function toFindings<Name extends string>(
  errors: FieldErrors,
  names: readonly Name[],
): Finding<Name>[] {
  const ofFields = names.flatMap((field) => {
    const text = errors[field];
    return text === undefined ? [] : [{ field, text }];
  });
  const known: readonly string[] = names;
  const others = Object.entries(errors).filter(([path]) => !known.includes(path));
  return [...ofFields, ...others.map(([, text]) => ({ field: null, text }))];
}

/** Maps a refusal of the API to findings: at the fields that it names, else as lines of their own. */
export function toRefusals<Name extends string>(
  { text, fields }: Explanation,
  names: readonly Name[],
): Finding<Name>[] {
  const found = Object.entries(fields).map(([path, texts]) => {
    const field = names.find((name) => name === path) ?? null;
    const line = field === null ? `${path}: ${texts.join(', ')}` : texts[0];
    return { field, text: line || text };
  });
  return found.length === 0 ? [{ field: null, text }] : found;
}

/** The first finding of a refusal, without the field's name on the wire, for forms that show one error at a time. */
export function toFirstRefusal<Name extends string>(
  explanation: Explanation,
  names: readonly Name[],
): Finding<Name> {
  const [first] = toRefusals(explanation, names);
  return first?.field ? first : { field: null, text: explanation.text };
}

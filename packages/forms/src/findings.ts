import type { Explanation } from '@tassis/messages';
import type { FieldErrors } from './contract-validator.ts';

/** One thing that is wrong, and with which field if with one of the form. */
export type Finding<Name extends string> = { field: Name | null; text: string };

/** What breaks the contract, in the order of the page; what is about no field of the form comes last. */
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

/** What the API refuses: each complaint at the field that it is about, or as a line of its own. */
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

/** The same where one thing is shown at a time: the first complaint, without the name that it has on the wire. */
export function toFirstRefusal<Name extends string>(
  explanation: Explanation,
  names: readonly Name[],
): Finding<Name> {
  const [first] = toRefusals(explanation, names);
  return first?.field ? first : { field: null, text: explanation.text };
}

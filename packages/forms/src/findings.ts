import type { Explanation } from '@tassis/messages';
import type { FieldErrors } from './contract-validator.ts';

/** An error text and its field; the field is null when the form does not have it. */
export type Finding<Name extends string> = { field: Name | null; text: string };

/** The error text for a path that is no field of the form. */
export type ToLine = (path: string, text: string) => string;

/** Maps validation errors to findings in the order of the page; errors about no field of the form come last. */
export function toFindings<Name extends string>(
  errors: FieldErrors,
  names: readonly Name[],
  toLine: ToLine,
): Finding<Name>[] {
  const ofFields = names.flatMap((field) => {
    const found = Object.entries(errors).find(([path]) => isIn(field, path));
    return found === undefined ? [] : [{ field, text: found[1] }];
  });
  const others = Object.entries(errors).filter(([path]) => !findField(names, path));
  return [
    ...ofFields,
    ...others.map(([path, text]) => ({ field: null, text: toLine(path, text) })),
  ];
}

/** Maps a refusal of the API to findings: at the fields that it names, or as lines without a field. */
export function toRefusals<Name extends string>(
  { text, fields }: Explanation,
  names: readonly Name[],
  toLine: ToLine,
): Finding<Name>[] {
  const found = Object.entries(fields).map(([path, texts]) => {
    const field = findField(names, path) ?? null;
    return { field, text: field === null ? toLine(path, texts.join(' ')) : texts[0] || text };
  });
  return found.length === 0 ? [{ field: null, text }] : found;
}

function findField<Name extends string>(names: readonly Name[], path: string): Name | undefined {
  return names.find((name) => isIn(name, path));
}

/** Whether a path belongs to a field: its own, or that of a part of its value, such as a line. */
function isIn(name: string, path: string): boolean {
  return path === name || path.startsWith(`${name}.`);
}

/** The first finding at a field, else all texts of the refusal; for forms that show one error at a time. */
export function toFirstRefusal<Name extends string>(
  explanation: Explanation,
  names: readonly Name[],
): Finding<Name> {
  const [first] = toRefusals(explanation, names, (_, text) => text);
  return first?.field ? first : { field: null, text: explanation.text };
}

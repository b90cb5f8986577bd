import type { Edit } from './edit.ts';

type Versioned = { version: number };

/** The initial values of a form: texts, or a record and its mapping. Their keys are in the order of the page. */
export type Start<Name extends string, Item extends Versioned> =
  | { initial: Record<Name, string>; edit?: never }
  | { initial?: never; edit: Edit<Name, Item> };

/** The fields' initial texts. */
export function getInitialValues<Name extends string, Item extends Versioned>(
  start: Start<Name, Item>,
): Record<Name, string> {
  return start.edit ? start.edit.toFields(start.edit.record) : start.initial;
}

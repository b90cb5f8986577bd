import type { Edit } from './edit.ts';

type Versioned = { version: number };

/** What a form begins with: these texts, or a record and what is shown of it. Their keys stand in the order of the page. */
export type Start<Name extends string, Item extends Versioned> =
  | { initial: Record<Name, string>; edit?: never }
  | { initial?: never; edit: Edit<Name, Item> };

/** The texts that the fields begin with. */
export function getInitialValues<Name extends string, Item extends Versioned>(
  start: Start<Name, Item>,
): Record<Name, string> {
  return start.edit ? start.edit.toFields(start.edit.record) : start.initial;
}

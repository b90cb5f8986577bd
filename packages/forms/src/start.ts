import type { Edit } from './edit.ts';
import type { FieldValues } from './field-values.ts';

type Versioned = { version: number };

/** The initial values of a form: values, or a record and its mapping. Their keys are in the order of the page. */
export type Start<Values extends FieldValues, Item extends Versioned> =
  | { initial: Values; edit?: never }
  | { initial?: never; edit: Edit<Values, Item> };

/** The fields' initial values. */
export function getInitialValues<Values extends FieldValues, Item extends Versioned>(
  start: Start<Values, Item>,
): Values {
  return start.edit ? start.edit.toFields(start.edit.record) : start.initial;
}

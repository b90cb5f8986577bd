import { toViolations } from '@tassis/contracts';
import type { Violation, ViolationCode } from '@tassis/domain';
import type { PathViolation } from './order-form.ts';

type Schema = {
  safeParse: (
    wire: unknown,
  ) =>
    | { success: true }
    | { success: false; error: { issues: Parameters<typeof toViolations>[0] } };
};

/** The order of the page: the fields, and the fields of an item of each list. */
type PageOrder = {
  fields: readonly string[];
  items: Readonly<Record<string, readonly string[]>>;
  /** The errors of a list that stand below its items instead of above them. */
  below?: readonly ViolationCode[];
};

type Rule = {
  /** The schema with which the API validates the form. */
  schema: Schema;
  /** The errors that depend on today's date. */
  days: readonly { field: string; violation: Violation }[];
  order: PageOrder;
};

/** All errors of a form as it is sent, in the order of its pages. */
export function getFindings(wire: unknown, { schema, days, order }: Rule): PathViolation[] {
  const parsed = schema.safeParse(wire);
  const found = parsed.success ? [] : toViolations(parsed.error.issues);
  const late = days
    .map(({ field, violation }) => ({ path: field, violation }))
    .filter((day) => !found.some((each) => isSame(each, day)));
  return [...found, ...late].toSorted((a, b) =>
    compare(getPosition(a, order), getPosition(b, order)),
  );
}

/** The schema and the rule of today may find the same error: a day before 1900. */
function isSame(a: PathViolation, b: PathViolation): boolean {
  return a.path === b.path && a.violation.code === b.violation.code;
}

/** The sort key of a path: its field, the index in the list, the field of the item. */
function getPosition(
  { path, violation }: PathViolation,
  { fields, items, below = [] }: PageOrder,
): readonly number[] {
  const whole = below.includes(violation.code) ? Infinity : -1;
  const [head = '', index = whole, field = ''] = path.split('.');
  return [fields.indexOf(head), Number(index), items[head]?.indexOf(field) ?? -1];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((place, index) => place !== b[index]);
  return differs === -1 ? 0 : (a[differs] ?? 0) - (b[differs] ?? 0);
}

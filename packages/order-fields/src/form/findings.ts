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

/** The order in which a form asks: its fields, and the fields of an item of each list. */
type PageOrder = {
  fields: readonly string[];
  items: Readonly<Record<string, readonly string[]>>;
  /** What is told of a list below its items, and not above them. */
  below?: readonly ViolationCode[];
};

type Rule = {
  /** The one with which the API reads the form. */
  schema: Schema;
  /** What today forbids. */
  days: readonly { field: string; violation: Violation }[];
  order: PageOrder;
};

/** Everything that is wrong with a form as it is sent, down its pages. */
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

/** A day before 1900 is wrong by itself, and seen from today. */
function isSame(a: PathViolation, b: PathViolation): boolean {
  return a.path === b.path && a.violation.code === b.violation.code;
}

/** The sort key of a path on the pages: its field, the index in the list, the field of the item. */
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

import { isFields } from '@tassis/contracts';

/** Whether two forms, as they are kept, hold the same. */
export function isSameForm(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

/** Whatever the order of the names: a database keeps none. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) =>
    isFields(each) && !Array.isArray(each)
      ? Object.fromEntries(
          Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : each,
  );
}

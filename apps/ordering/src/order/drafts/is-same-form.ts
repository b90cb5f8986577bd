import { isFields } from '@tassis/contracts';

/** Whether two stored forms are equal. */
export function isSameForm(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

/** Serialises with sorted keys: the database (jsonb) does not preserve their order. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) =>
    isFields(each) && !Array.isArray(each)
      ? Object.fromEntries(
          Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : each,
  );
}

import type { TableState } from '@tassis/design-system';

/** Whether the period ends before it begins. Its end then filters nothing: the field says so, and the list goes on from the beginning. */
export function isReversed({ from, to }: TableState['filters']): boolean {
  return Boolean(from && to && to < from);
}

import type { DataColumn, TableSort } from './table-types.ts';

/** The next sort of a pressed header: its first direction, then the other, then the list's default order. */
export function nextSort(
  sort: TableSort | undefined,
  { key, firstSort: first = 'ascending' }: Pick<DataColumn<never>, 'key' | 'firstSort'>,
): TableSort | undefined {
  if (sort?.key !== key) return { key, direction: first };
  if (sort.direction !== first) return undefined;
  return { key, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

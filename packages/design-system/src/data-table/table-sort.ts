import type { DataColumn, TableSort } from './table-types.ts';

/** What a press on a header asks for: first its own way, then the other, then the list's own order again. */
export function nextSort(
  sort: TableSort | undefined,
  { key, firstSort: first = 'ascending' }: Pick<DataColumn<never>, 'key' | 'firstSort'>,
): TableSort | undefined {
  if (sort?.key !== key) return { key, direction: first };
  if (sort.direction !== first) return undefined;
  return { key, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

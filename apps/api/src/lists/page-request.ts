import { decodeCursor, type Cursor } from './cursor.ts';

const PER_PAGE = 20;

/** The part of a list's query that every list has, as parsed by its contract. */
export type ListQuery = {
  page?: number | undefined;
  per_page?: number | undefined;
  cursor?: string | undefined;
  sort?: `${'' | '-'}${'created_at' | 'due_at' | 'due_on' | 'end_date'}` | undefined;
};

/** Which rows of a list are wanted. */
export type PageRequest = {
  perPage: number;
  isDescending: boolean;
  position: { kind: 'page'; page: number } | { kind: 'cursor'; cursor: Cursor } | { kind: 'last' };
};

/** What the query asks for; a cursor wins over a page number. */
export function toPageRequest(query: ListQuery): PageRequest {
  return {
    perPage: query.per_page ?? PER_PAGE,
    isDescending: query.sort?.startsWith('-') !== false,
    position: toPosition(query),
  };
}

/** Whether rows are read from the end of the list towards its beginning, and reversed afterwards. */
export function readsBackwards({ position }: PageRequest): boolean {
  return (
    position.kind === 'last' ||
    (position.kind === 'cursor' && position.cursor.direction === 'before')
  );
}

/** The part of a request that changes the text of the statement, not only its values. */
export function getShape({ isDescending, position }: PageRequest): string {
  const cursor =
    position.kind === 'cursor' ? [position.cursor.direction, position.cursor.at.length] : [];
  return [isDescending, position.kind, ...cursor].join(' ');
}

function toPosition({ page, cursor }: ListQuery): PageRequest['position'] {
  if (cursor === 'last') return { kind: 'last' };
  if (cursor !== undefined) return { kind: 'cursor', cursor: decodeCursor(cursor) };
  return { kind: 'page', page: page ?? 1 };
}

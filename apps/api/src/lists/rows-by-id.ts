import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/client.ts';
import { statementCache } from '../database/prepared-statements.ts';

/** Reads the rows that have these ids, in their order; ids that are gone are left out. */
export type RowsById<Row> = (db: Executor, ids: readonly string[]) => Promise<Row[]>;

/** Whose rows are selected, and their order. */
type Asked = { where: SQL; orderBy: SQL };

type Statement<Row> = {
  toSQL: () => { sql: string };
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Row[]> };
};

/**
 * Reads the rows of a page whose ids an index has found before. The statement is the same whatever the list is
 * filtered and ordered by, so PostgreSQL plans its joins once per connection.
 * @example readingById(bills.id, (db, { where, orderBy }) => selectBills(db).where(where).orderBy(orderBy))
 */
export function readingById<Row>(
  id: AnyPgColumn,
  select: (db: Executor, asked: Asked) => Statement<Row>,
): RowsById<Row> {
  const prepared = statementCache();
  const ids = sql`${sql.placeholder('ids')}::uuid[]`;
  const asked = { where: sql`${id} = ANY(${ids})`, orderBy: sql`array_position(${ids}, ${id})` };
  return (db, wanted) => prepared(db, 'rows', () => select(db, asked)).execute({ ids: wanted });
}

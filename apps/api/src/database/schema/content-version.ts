import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** One row: a number that grows whenever public content changes. The migration creates it at 1. */
export const contentVersion = pgTable(
  'content_version',
  {
    only: boolean('only').primaryKey().default(true),
    version: bigint('version', { mode: 'number' }).notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [check('content_version_single_row', sql`${table.only}`)],
);

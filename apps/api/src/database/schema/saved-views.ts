import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { version } from './columns.ts';
import { users } from './users.ts';

/** A list with its filters that somebody of the staff gave a name. */
export type SavedView = { list: string; name: string; query: string };

/** Everybody's own. */
export const savedViews = pgTable('saved_views', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  views: jsonb('views').$type<SavedView[]>().notNull().default([]),
  version: version(),
});

import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** The draft of a record of `settings` that the site publishes, under the same key. */
export const contentDrafts = pgTable('content_drafts', {
  key: text('key').primaryKey(),
  /** Null: there is no draft. */
  value: jsonb('value'),
  /** Counts the writes of the draft over all its lives; with the version of the record it is what `If-Match` names. */
  version: integer('version').notNull().default(1),
  savedAt: moment('saved_at').notNull().defaultNow(),
  /** Who saved the draft last, or published it. */
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
});

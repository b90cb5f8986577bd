import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DownloadTarget } from '../../downloads/download-target.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** A link to one download: it works once, within a minute, for anyone who holds the token (stored as SHA-256). */
export const downloadLinks = pgTable(
  'download_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    target: jsonb('target').$type<DownloadTarget>().notNull(),
    locale: text('locale', { enum: ['fr', 'en'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('download_links_expires_at').on(table.expiresAt)],
);

import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { sessions } from './sessions.ts';

/**
 * One generation of a session's token pair, by SHA-256. The newest has no `replaced_at`; a refresh
 * writes the successor, whose `parent_hash` is unique, so two refreshes of one token cannot fork
 * the family. Older generations stay to recognise a stolen token.
 */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    refreshTokenHash: text('refresh_token_hash').primaryKey(),
    parentHash: text('parent_hash').unique(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    accessTokenHash: text('access_token_hash').notNull().unique(),
    accessExpiresAt: moment('access_expires_at').notNull(),
    replacedAt: moment('replaced_at'),
    createdAt: createdAt(),
  },
  (table) => [index('session_tokens_session_id').on(table.sessionId)],
);

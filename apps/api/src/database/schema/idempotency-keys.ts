import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

/**
 * First answer to each creating POST, replayed for 24 hours. `response` is the body exactly as it
 * was sent; status and response are null while the first delivery is still being handled. Keys of those
 * without an account share one namespace: the callers make them too long to guess.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    contract: text('contract').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    response: text('response'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('idempotency_keys_owner_key').on(table.userId, table.key).nullsNotDistinct(),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);

import type { Role } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, version } from './columns.ts';

/** Anyone who may sign in. What only one role has stands in `clients`, `partners`, `admins`. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    userType: text('user_type').$type<Role>().notNull(),
    userName: text('user_name').notNull(),
    locale: text('locale', { enum: ['fr', 'en'] })
      .notNull()
      .default('fr'),
    emailVerifiedAt: moment('email_verified_at'),
    disabledAt: moment('disabled_at'),
    /** When the account was erased: the row stays for records that accounting law retains, and nobody can sign in to it. */
    erasedAt: moment('erased_at'),
    /** What a search looks through: no accents, lower case. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(user_name || ' ' || email)`),
    version: version(),
    createdAt: createdAt(),
  },
  // One account per address however it is typed; look it up by lower(email).
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_newest').on(table.createdAt, table.id),
    index('users_newest_by_type').on(table.userType, table.createdAt, table.id),
    index('users_newest_disabled')
      .on(table.createdAt, table.id, table.userType)
      .where(sql`${table.disabledAt} IS NOT NULL`),
    // Whether a client's account was deleted, for each client of a list.
    index('users_erased')
      .on(table.id)
      .where(sql`${table.erasedAt} IS NOT NULL`),
    index('users_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);

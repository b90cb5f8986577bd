import type { Role } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

/** Somebody without an account is asked to open one: a colleague by an admin, a client by a partner. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    email: text('email').notNull(),
    role: text('role').$type<Role>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('invitations_invited_by').on(table.invitedBy, table.createdAt),
    index('invitations_email').on(table.email),
    // Serves the staff's list of open invitations.
    index('invitations_newest_of_staff')
      .on(table.createdAt, table.id, table.expiresAt)
      .where(sql`${table.role} <> 'client' AND ${table.acceptedAt} IS NULL`),
  ],
);

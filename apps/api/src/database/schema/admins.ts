import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The firm's staff; `role` is the title shown as display name. */
export const admins = pgTable('admins', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  role: text('role').notNull().default('Admin'),
});

import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const clients = pgTable('clients', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone').notNull(),
});

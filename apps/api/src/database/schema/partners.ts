import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Accountants and the like. A partner waits as `pending` until an admin validates it. */
export const partners = pgTable('partners', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone').notNull(),
  businessName: text('business_name').notNull(),
  legalStatus: text('legal_status').notNull(),
  legalForm: text('legal_form').notNull(),
  status: text('status', { enum: ['pending', 'validated', 'rejected'] })
    .notNull()
    .default('pending'),
});

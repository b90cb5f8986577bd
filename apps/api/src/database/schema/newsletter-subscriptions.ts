import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: id(),
  /** In its canonical form: one subscription for one mailbox. */
  email: text('email').notNull().unique(),
  source: text('source', { enum: ['footer_newsletter'] }).notNull(),
  createdAt: createdAt(),
});

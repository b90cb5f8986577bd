import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: id(),
    /** In its canonical form: one subscription for one mailbox. */
    email: text('email').notNull().unique(),
    source: text('source', { enum: ['footer_newsletter'] }).notNull(),
    unsubscribedAt: moment('unsubscribed_at'),
    /** What a search looks through: no accents, lower case. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(email)`),
    createdAt: createdAt(),
  },
  (table) => [
    index('newsletter_subscriptions_newest').on(table.createdAt, table.id),
    index('newsletter_subscriptions_newest_subscribed')
      .on(table.createdAt, table.id)
      .where(sql`${table.unsubscribedAt} IS NULL`),
    index('newsletter_subscriptions_newest_unsubscribed')
      .on(table.createdAt, table.id)
      .where(sql`${table.unsubscribedAt} IS NOT NULL`),
    index('newsletter_subscriptions_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);

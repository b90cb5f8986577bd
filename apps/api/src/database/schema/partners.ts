import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, version } from './columns.ts';
import { users } from './users.ts';

/** Accountants and the like. A partner waits as `pending` until an admin validates it. */
export const partners = pgTable(
  'partners',
  {
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
    /** Why it was rejected. */
    reviewReason: text('review_reason'),
    reviewedBy: uuid('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: moment('reviewed_at'),
    /** What a search looks through: no accents, lower case. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(first_name || ' ' || last_name || ' ' || phone || ' ' || business_name)`,
      ),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index('partners_newest').on(table.createdAt, table.userId),
    index('partners_newest_by_status').on(table.status, table.createdAt, table.userId),
    index('partners_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);

import { integer, pgTable } from 'drizzle-orm/pg-core';

/** Last order number given in each year: raised in the order's own transaction, so no gap. */
export const referenceCounters = pgTable('reference_counters', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

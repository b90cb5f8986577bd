import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Last number given in each series (`CMD`, `FAC`, `AV`) and year: raised in the transaction that
 * writes what bears the number, so there is no gap.
 */
export const referenceCounters = pgTable(
  'reference_counters',
  {
    series: text('series').notNull().default('CMD'),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

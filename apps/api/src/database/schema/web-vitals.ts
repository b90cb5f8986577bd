import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How pages felt to real visitors: how many visits of a day fell into each bucket of a metric. A histogram, so that nothing
 * of a single visit is kept.
 */
export const webVitals = pgTable(
  'web_vitals',
  {
    day: date('day', { mode: 'date' }).notNull(),
    page: text('page').notNull(),
    app: text('app').notNull(),
    version: text('version').notNull(),
    metric: text('metric', { enum: ['lcp', 'inp', 'cls'] }).notNull(),
    /** The index of its bucket in `web-vital-buckets.ts`. */
    bucket: integer('bucket').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.page, table.app, table.version, table.metric, table.bucket],
    }),
  ],
);

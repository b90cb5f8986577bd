import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, version } from './columns.ts';

/** Everything that names or prices the firm, one record a subject: `firm`, `pricing`… */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  version: version(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

import { boolean, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { domiciliations } from './domiciliations.ts';

/**
 * The years of which a domiciliation had at least a day, so that the list of a year is read from an index.
 * Written by the trigger of `domiciliations` alone (`note_years_of_domiciliation`).
 */
export const domiciliationYears = pgTable(
  'domiciliation_years',
  {
    domiciliationId: uuid('domiciliation_id')
      .notNull()
      .references(() => domiciliations.id, { onDelete: 'cascade' }),
    year: integer('year').notNull(),
    /** Copied from the domiciliation's row. */
    endDate: date('end_date').notNull(),
    isClosed: boolean('is_closed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.domiciliationId, table.year] }),
    index('domiciliation_years_by_end').on(table.year, table.endDate, table.domiciliationId),
    index('domiciliation_years_by_state_and_end').on(
      table.year,
      table.isClosed,
      table.endDate,
      table.domiciliationId,
    ),
  ],
);

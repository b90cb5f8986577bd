import type { WarningStatus } from '@tassis/domain';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { domiciliations } from './domiciliations.ts';

/** A warning made by hand to try mails and screens: changes no date; never in production. */
export const generatedWarnings = pgTable(
  'generated_warnings',
  {
    id: id(),
    domiciliationId: uuid('domiciliation_id')
      .notNull()
      .references(() => domiciliations.id, { onDelete: 'cascade' }),
    status: text('status').$type<WarningStatus>().notNull(),
    /** Days to the end date that it pretends; negative when past. */
    daysLeft: integer('days_left').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('generated_warnings_domiciliation_id').on(table.domiciliationId)],
);

import type { WarningStatus } from '@tassis/domain';
import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { domiciliations } from './domiciliations.ts';

/**
 * A warning step before an end date, of which the client was told once. A renewal moves the end date, and
 * the steps start again.
 */
export const warningSteps = pgTable(
  'warning_steps',
  {
    domiciliationId: uuid('domiciliation_id')
      .notNull()
      .references(() => domiciliations.id, { onDelete: 'cascade' }),
    endDate: date('end_date').notNull(),
    step: text('step').$type<WarningStatus>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.domiciliationId, table.endDate, table.step] })],
);

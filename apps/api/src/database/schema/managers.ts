import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { id, personColumns } from './columns.ts';
import { companies } from './companies.ts';
import { domiciliationRequests } from './domiciliation-requests.ts';

/** Who manages a company to be created without owning a part of it, or a company that moves in. */
export const managers = pgTable(
  'managers',
  {
    id: id(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    domiciliationRequestId: uuid('domiciliation_request_id').references(
      () => domiciliationRequests.id,
      { onDelete: 'cascade' },
    ),
    position: integer('position').notNull(),
    ...personColumns(),
  },
  (table) => [
    index('managers_company_id').on(table.companyId, table.position),
    index('managers_domiciliation_request_id').on(table.domiciliationRequestId, table.position),
    check(
      'managers_one_owner',
      sql`num_nonnulls(${table.companyId}, ${table.domiciliationRequestId}) = 1`,
    ),
  ],
);

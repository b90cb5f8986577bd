import type { ContactStatus } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, version } from './columns.ts';
import { users } from './users.ts';

/** What somebody wrote to the firm, from a service's page, the contact page or a dashboard. */
export const contactSubmissions = pgTable(
  'contact_submissions',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    company: text('company'),
    /** The service asked about, or the subject. */
    service: text('service').notNull(),
    message: text('message').notNull(),
    source: text('source', { enum: ['service_page', 'contact_page', 'dashboard'] }).notNull(),
    status: text('status').$type<ContactStatus>().notNull().default('new'),
    assignedTo: uuid('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    /** What a search looks through: no accents, lower case. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(company, '') || ' ' || service || ' ' || message)`,
      ),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_submissions_newest').on(table.createdAt, table.id),
    index('contact_submissions_newest_by_status').on(table.status, table.createdAt, table.id),
    index('contact_submissions_newest_by_assignee').on(table.assignedTo, table.createdAt, table.id),
    index('contact_submissions_newest_by_assignee_and_status').on(
      table.assignedTo,
      table.status,
      table.createdAt,
      table.id,
    ),
    index('contact_submissions_newest_unassigned')
      .on(table.createdAt, table.id, table.status)
      .where(sql`${table.assignedTo} IS NULL`),
    index('contact_submissions_newest_of_sender').on(sql`lower(${table.email})`, table.createdAt),
    index('contact_submissions_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);

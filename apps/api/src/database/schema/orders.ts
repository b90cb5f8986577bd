import type { Package } from '@tassis/contracts';
import type { OrderContent } from '@tassis/contracts/order-content';
import type { OrderStatus, Quote, ServiceType } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { users } from './users.ts';
import { centimes, createdAt, id, moment, version } from './columns.ts';

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** `CMD-2026-000123`, from `reference_counters`. */
    reference: text('reference').notNull().unique(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.userId),
    status: text('status').$type<OrderStatus>().notNull().default('submitted'),
    /** The order form, as one JSON document. */
    content: jsonb('content').$type<OrderContent>().notNull(),
    /** The type of its service. Lists are filtered by it. */
    service: text('service')
      .$type<ServiceType>()
      .notNull()
      .generatedAlwaysAs(
        sql`CASE content ->> 'kind' WHEN 'renewal' THEN 'domiciliation' ELSE content ->> 'kind' END`,
      ),
    /** The company whose domiciliation is renewed, for lists; null unless the order is a renewal. */
    renews: text('renews').generatedAlwaysAs(
      sql`CASE content ->> 'kind' WHEN 'renewal' THEN nullif(content #>> '{data,companyName}', '') END`,
    ),
    /** The package as it was bought; null for a negative certificate. */
    package: jsonb('package').$type<Package>(),
    includeOptionalCompanyCreation: boolean('include_optional_company_creation')
      .notNull()
      .default(false),
    /** Every line of the price, in centimes, as it was when the order was placed. */
    pricing: jsonb('pricing').$type<Quote>().notNull(),
    totalCentimes: centimes('total_centimes').notNull(),
    /** The day by which the firm has promised its next step; null where nothing is promised. */
    expectedBy: date('expected_by'),
    /** The member of staff who handles it. */
    assignedTo: uuid('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    /** Whether the firm has not yet answered a message of the client. A trigger copies it from the thread. */
    awaitsReply: boolean('awaits_reply').notNull().default(false),
    /** The Idempotency-Key that the order was sent with, by which a client finds it after a lost answer. */
    submissionKey: text('submission_key'),
    /** SHA-256 of the body: recognises the same order sent twice without a key. */
    submissionHash: text('submission_hash').notNull(),
    /** What a search looks through, written as `fold_text(…)`: no accents, lower case. */
    search: text('search').notNull().default(''),
    version: version(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('orders_client_submission_key').on(table.clientId, table.submissionKey),
    index('orders_client_submission_hash').on(
      table.clientId,
      table.submissionHash,
      table.createdAt,
    ),
    // Lists, newest first: keyset on (created_at, id), read backwards by the same index.
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_newest_with_service').on(table.createdAt, table.service),
    index('orders_newest_by_status').on(table.status, table.createdAt, table.id),
    index('orders_newest_by_service').on(table.service, table.createdAt, table.id),
    index('orders_newest_by_service_and_status').on(
      table.service,
      table.status,
      table.createdAt,
      table.id,
    ),
    // The columns after the keyset are read from the index, without the row, when a list is filtered by them.
    index('orders_newest_by_assignee').on(
      table.assignedTo,
      table.createdAt,
      table.id,
      table.status,
      table.service,
      table.clientId,
    ),
    // An own index, since PostgreSQL cannot read `assigned_to IS NULL` in the order of the columns after it.
    index('orders_newest_unassigned')
      .on(table.createdAt, table.id, table.status, table.service)
      .where(sql`${table.assignedTo} IS NULL`),
    index('orders_newest_awaiting_reply')
      .on(table.createdAt, table.id, table.status, table.service, table.assignedTo)
      .where(sql`${table.awaitsReply}`),
    index('orders_newest_of_client').on(
      table.clientId,
      table.createdAt,
      table.id,
      table.status,
      table.service,
      table.assignedTo,
      table.awaitsReply,
    ),
    // Serves the landing page of a client: the newest orders of each service and status.
    index('orders_newest_of_client_by_service_and_status').on(
      table.clientId,
      table.service,
      table.status,
      table.createdAt,
      table.id,
    ),
    // Serves the count of orders in progress by the version of the package that they bought.
    index('orders_open_of_package')
      .on(sql`(package ->> 'id')`, sql`((package ->> 'version')::int)`)
      .where(sql`${table.status} IN ('submitted', 'in_review', 'awaiting_client', 'in_progress')`),
    index('orders_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);

import type { DocumentKind, DocumentStatus } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { bills } from './bills.ts';
import { clients } from './clients.ts';
import { createdAt, id, moment, version } from './columns.ts';
import { orders } from './orders.ts';
import { storedFiles } from './stored-files.ts';
import { users } from './users.ts';

/** A document of a client: uploaded by the client, added by the staff, or generated. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.userId),
    orderId: uuid('order_id').references(() => orders.id),
    /** The bill whose payment this document proves. */
    billId: uuid('bill_id').references(() => bills.id),
    kind: text('kind').$type<DocumentKind>().notNull(),
    name: text('name').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    origin: text('origin', { enum: ['client', 'staff', 'system'] }).notNull(),
    status: text('status').$type<DocumentStatus>().notNull().default('pending'),
    /** Why it was refused. */
    reviewReason: text('review_reason'),
    reviewedBy: uuid('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: moment('reviewed_at'),
    /** The refused document that this one replaces. */
    replacesId: uuid('replaces_id').references((): AnyPgColumn => documents.id, {
      onDelete: 'set null',
    }),
    /** What a search looks through, written as `fold_text(…)`. */
    search: text('search').notNull().default(''),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index('documents_newest').on(table.createdAt, table.id),
    index('documents_newest_by_status').on(table.status, table.createdAt, table.id),
    index('documents_newest_by_kind').on(table.kind, table.createdAt, table.id),
    index('documents_newest_by_kind_and_status').on(
      table.kind,
      table.status,
      table.createdAt,
      table.id,
    ),
    // The columns after the keyset are read from the index, without the row, when a list is filtered by them.
    index('documents_newest_of_client_by_status').on(
      table.clientId,
      table.status,
      table.createdAt,
      table.id,
      table.kind,
    ),
    index('documents_newest_of_client_by_kind').on(
      table.clientId,
      table.kind,
      table.createdAt,
      table.id,
      table.status,
    ),
    index('documents_newest_of_client').on(
      table.clientId,
      table.createdAt,
      table.id,
      table.status,
      table.kind,
      table.orderId,
    ),
    unique('documents_replaces_id').on(table.replacesId),
    index('documents_order_id').on(table.orderId),
    index('documents_bill_id').on(table.billId),
    index('documents_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);

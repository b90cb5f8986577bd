import type { DraftService } from '@tassis/domain';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { createdAt, moment, version } from './columns.ts';
import { storedFiles } from './stored-files.ts';

/** A form of a client's that is not sent yet: one for each service. `data` is whatever stands in the form. */
export const drafts = pgTable(
  'drafts',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.userId, { onDelete: 'cascade' }),
    service: text('service').$type<DraftService>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.service] })],
);

/** The files of a draft, by the field that they are for. */
export const draftFiles = pgTable(
  'draft_files',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.userId, { onDelete: 'cascade' }),
    service: text('service').$type<DraftService>().notNull(),
    field: text('field').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.service, table.field] })],
);

import type { DraftService } from '@tassis/domain';
import { jsonb, pgTable, primaryKey, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { createdAt, moment, version } from './columns.ts';
import { partnerRequests } from './partner-requests.ts';
import { storedFiles } from './stored-files.ts';

/** The owner of the drafts: the name of the column, and the column that it references. */
type Holder = { name: string; of: () => AnyPgColumn };

const client: Holder = { name: 'client_id', of: () => clients.userId };
/** A partner's link with a client, who owns the drafts that the partner has begun for that client. */
const link: Holder = { name: 'link_id', of: () => partnerRequests.id };

/** Forms that are not sent yet: one for each service. `data` is the form as the browser sends it, unchecked. */
export const drafts = draftTable('drafts', client);
export const partnerDrafts = draftTable('partner_drafts', link);

/** The files of drafts, by the field that they are for. */
export const draftFiles = draftFileTable('draft_files', client);
export const partnerDraftFiles = draftFileTable('partner_draft_files', link);

function draftTable(name: string, holder: Holder) {
  return pgTable(
    name,
    {
      holderId: holderId(holder),
      service: text('service').$type<DraftService>().notNull(),
      data: jsonb('data').$type<Record<string, unknown>>().notNull(),
      version: version(),
      createdAt: createdAt(),
      updatedAt: moment('updated_at').notNull().defaultNow(),
    },
    (table) => [primaryKey({ columns: [table.holderId, table.service] })],
  );
}

function draftFileTable(name: string, holder: Holder) {
  return pgTable(
    name,
    {
      holderId: holderId(holder),
      service: text('service').$type<DraftService>().notNull(),
      field: text('field').notNull(),
      fileId: uuid('file_id')
        .notNull()
        .references(() => storedFiles.id),
    },
    (table) => [primaryKey({ columns: [table.holderId, table.service, table.field] })],
  );
}

function holderId({ name, of }: Holder) {
  return uuid(name).notNull().references(of, { onDelete: 'cascade' });
}

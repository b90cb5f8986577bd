import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

/** A file that goes with a mail. */
export type Attachment = { name: string; mediaType: string; text: string };

/** An e-mail, written in the transaction of what it tells of; a job sends it at least once. */
export const mails = pgTable(
  'mails',
  {
    /** Also the Message-ID, by which a mail server recognises a second delivery. */
    id: id(),
    /** What this mail is about, once: `order-received:<id>`. A second one of the same key is not written. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    locale: text('locale', { enum: ['fr', 'en'] }).notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Besides the usual ones: `List-Unsubscribe`… */
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    /** `kept`: no mail server is configured, so the mail is stored and not sent. */
    status: text('status', { enum: ['queued', 'sent', 'kept', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    /** What a search looks through: no accents, lower case. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(recipient || ' ' || subject)`),
    createdAt: createdAt(),
  },
  (table) => [
    index('mails_newest').on(table.createdAt, table.id),
    index('mails_newest_of_user').on(table.userId, table.createdAt),
    index('mails_recipient').on(table.recipient, table.createdAt),
    index('mails_newest_by_status').on(table.status, table.createdAt, table.id),
    index('mails_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);

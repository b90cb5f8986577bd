import type { NotificationCode, NotificationType } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

/** Unread notifications are ordered by dates after this one, so that a list shows them first. */
export const UNREAD_SINCE = new Date('2500-01-01T00:00:00.000Z');

/** Something that happened to somebody's orders, bills or account; worded when it is read, in the reader's language. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<NotificationType>().notNull(),
    code: text('code').$type<NotificationCode>().notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull().default({}),
    /** A path of the site. */
    link: text('link'),
    readAt: moment('read_at'),
    archivedAt: moment('archived_at'),
    /** A deleted notification can be restored until it is purged. */
    deletedAt: moment('deleted_at'),
    /** The list that shows it: inbox, archive or bin. */
    place: text('place')
      .$type<'inbox' | 'archive' | 'bin'>()
      .notNull()
      .generatedAlwaysAs(
        sql`CASE WHEN deleted_at IS NOT NULL THEN 'bin' WHEN archived_at IS NOT NULL THEN 'archive' ELSE 'inbox' END`,
      ),
    /** The sort key of the list: unread notifications are moved 500 years ahead, before the rest. */
    orderedAt: moment('ordered_at')
      .notNull()
      .generatedAlwaysAs(
        sql`CASE WHEN read_at IS NULL THEN (created_at AT TIME ZONE 'UTC' + interval '500 years') AT TIME ZONE 'UTC' ELSE created_at END`,
      ),
    /** What a search looks through besides the words of the code: the parameters, cut so that an index holds them. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`left(fold_text(jsonb_path_query_array(params - 'status', '$.*')::text), 200)`,
      ),
    createdAt: createdAt(),
  },
  (table) => [
    // A search reads the columns after the keyset from the index, without the row.
    index('notifications_in_order').on(
      table.userId,
      table.place,
      table.orderedAt,
      table.id,
      table.code,
      table.search,
    ),
    index('notifications_of_type_in_order').on(
      table.userId,
      table.place,
      table.type,
      table.orderedAt,
      table.id,
      table.code,
      table.search,
    ),
    index('notifications_unread')
      .on(table.userId, table.type)
      .where(sql`${table.place} = 'inbox' AND ${table.readAt} IS NULL`),
    index('notifications_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
  ],
);

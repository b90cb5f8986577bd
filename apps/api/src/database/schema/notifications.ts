import type { NotificationCode, NotificationType } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

/** Beyond it stands what is unread, in the order of the list. */
export const UNREAD_SINCE = new Date('2500-01-01T00:00:00.000Z');

/** Something that happened to somebody's affairs; put into words when it is read, in the reader's language. */
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
    /** It can be brought back until it is purged. */
    deletedAt: moment('deleted_at'),
    /** Where it lies. */
    place: text('place')
      .$type<'inbox' | 'archive' | 'bin'>()
      .notNull()
      .generatedAlwaysAs(
        sql`CASE WHEN deleted_at IS NOT NULL THEN 'bin' WHEN archived_at IS NOT NULL THEN 'archive' ELSE 'inbox' END`,
      ),
    /** What it is listed by: what is unread stands 500 years before the rest. */
    orderedAt: moment('ordered_at')
      .notNull()
      .generatedAlwaysAs(
        sql`CASE WHEN read_at IS NULL THEN (created_at AT TIME ZONE 'UTC' + interval '500 years') AT TIME ZONE 'UTC' ELSE created_at END`,
      ),
    /** What a search looks through besides the words of the code: what is named, cut so that an index holds it. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`left(fold_text(jsonb_path_query_array(params - 'status', '$.*')::text), 200)`,
      ),
    createdAt: createdAt(),
  },
  (table) => [
    // A search reads what follows the key from the index, without the row.
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

import type { NotificationCode, NotificationType } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

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
    /** What a search looks through besides the words of the code: what is named, cut so that an index holds it. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`left(fold_text(jsonb_path_query_array(params - 'status', '$.*')::text), 200)`,
      ),
    createdAt: createdAt(),
  },
  (table) => [
    // What follows the key is read from the index, without the row, when a list is filtered by it.
    index('notifications_newest_of_user').on(
      table.userId,
      table.createdAt,
      table.id,
      table.type,
      table.readAt,
      table.archivedAt,
      table.code,
      table.search,
    ),
    index('notifications_newest_unread')
      .on(table.userId, table.createdAt, table.id, table.type)
      .where(sql`${table.readAt} IS NULL AND ${table.archivedAt} IS NULL`),
  ],
);

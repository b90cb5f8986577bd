import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ALL_NOTIFICATIONS, type NotificationPreferences } from '@tassis/domain';
import { createdAt, version } from './columns.ts';
import { users } from './users.ts';

/** Clients. The company's name, ICE and address are printed on their bills. */
export const clients = pgTable(
  'clients',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    companyName: text('company_name'),
    ice: text('ice'),
    address: text('address'),
    city: text('city'),
    notificationPreferences: jsonb('notification_preferences')
      .$type<NotificationPreferences>()
      .notNull()
      .default(ALL_NOTIFICATIONS),
    /** What a search looks through: no accents, lower case. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(first_name || ' ' || last_name || ' ' || phone || ' ' || coalesce(company_name, '') || ' ' || coalesce(ice, ''))`,
      ),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index('clients_newest').on(table.createdAt, table.userId),
    index('clients_newest_by_city').on(table.city, table.createdAt, table.userId),
    index('clients_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);

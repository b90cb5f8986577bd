import { sql } from 'drizzle-orm';
import { date, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

/** A negative certificate that the firm has obtained: the order that asked for it is completed. */
export const issuedCertificates = pgTable(
  'issued_certificates',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.userId),
    /** The day on which the order was completed. */
    issuedOn: date('issued_on').notNull(),
    /** When its client was told that it soon ends. */
    endToldAt: moment('end_told_at'),
  },
  (table) => [
    index('issued_certificates_of_client').on(table.clientId, table.issuedOn, table.orderId),
    index('issued_certificates_untold')
      .on(table.issuedOn, table.orderId)
      .where(sql`${table.endToldAt} IS NULL`),
  ],
);

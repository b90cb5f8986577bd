import type { PaymentProviderName, PaymentSessionStatus } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bills } from './bills.ts';
import { centimes, createdAt, id, moment } from './columns.ts';

/** A payment of a bill that was begun on the page of a provider, and what became of it. */
export const paymentSessions = pgTable(
  'payment_sessions',
  {
    id: id(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    /** The amount due when it was begun. */
    amountCentimes: centimes('amount_centimes').notNull(),
    status: text('status').$type<PaymentSessionStatus>().notNull().default('open'),
    /** The payment's id at the provider. */
    providerPayment: text('provider_payment'),
    /** What was paid beyond the amount that was still due. */
    surplusCentimes: centimes('surplus_centimes').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('payment_sessions_bill_id').on(table.billId, table.createdAt),
    uniqueIndex('payment_sessions_paid_once')
      .on(table.provider, table.providerPayment)
      .where(sql`${table.status} = 'paid'`),
  ],
);

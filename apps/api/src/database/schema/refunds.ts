import type { PaymentMethod } from '@tassis/domain';
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bills } from './bills.ts';
import { centimes, createdAt, id } from './columns.ts';
import { users } from './users.ts';

/** Money of a bill that was paid back to its client. Never changed, never deleted. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    amountCentimes: centimes('amount_centimes').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    paidOn: date('paid_on').notNull(),
    reference: text('reference'),
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('refunds_bill_id').on(table.billId, table.createdAt)],
);

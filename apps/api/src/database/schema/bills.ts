import type { BillKind, BillStatus, Quote } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BillLine, BillParties } from '../../modules/bills/bill-record.ts';
import { clients } from './clients.ts';
import { centimes, createdAt, id, moment, version } from './columns.ts';
import { orders } from './orders.ts';

/** A bill, or the credit note that takes one back. Its parties, lines and amounts never change once issued. */
export const bills = pgTable(
  'bills',
  {
    id: id(),
    /** `FAC-2026-000123` or `AV-2026-000004`, from `reference_counters`: no gap in a year. */
    number: text('number').notNull().unique(),
    kind: text('kind').$type<BillKind>().notNull().default('bill'),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.userId),
    /** The bill that this credit note takes back. */
    creditedBillId: uuid('credited_bill_id'),
    status: text('status').$type<BillStatus>().notNull().default('unpaid'),
    /** Names, addresses and legal numbers of both sides as they were on the day. */
    parties: jsonb('parties').$type<BillParties>().notNull(),
    lines: jsonb('lines').$type<BillLine[]>().notNull(),
    pricing: jsonb('pricing').$type<Quote>().notNull(),
    /** Negative on a credit note. */
    totalCentimes: centimes('total_centimes').notNull(),
    paidCentimes: centimes('paid_centimes').notNull().default(0),
    /** What the client paid beyond the amount due; it is refunded. */
    surplusCentimes: centimes('surplus_centimes').notNull().default(0),
    /** What was paid back to the client. */
    refundedCentimes: centimes('refunded_centimes').notNull().default(0),
    /** What is still to be refunded: payments of a cancelled bill, and what was paid beyond the amount due. */
    refundCentimes: centimes('refund_centimes')
      .notNull()
      .generatedAlwaysAs(
        sql`surplus_centimes + CASE WHEN status = 'cancelled' THEN paid_centimes ELSE 0 END - refunded_centimes`,
      ),
    issuedOn: date('issued_on').notNull(),
    dueOn: date('due_on').notNull(),
    remindedAt: moment('reminded_at'),
    /** The text that a search looks through, written as `fold_text(…)`. */
    search: text('search').notNull().default(''),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    // One bill that is not cancelled per order, one credit note per bill.
    uniqueIndex('bills_one_of_order')
      .on(table.orderId)
      .where(sql`${table.kind} = 'bill' AND ${table.status} <> 'cancelled'`),
    index('bills_order_id').on(table.orderId),
    uniqueIndex('bills_one_credit_note').on(table.creditedBillId),
    index('bills_issued').on(table.issuedOn, table.orderId, table.totalCentimes),
    index('bills_newest').on(table.createdAt, table.id),
    index('bills_newest_by_status').on(table.status, table.createdAt, table.id, table.kind),
    index('bills_newest_of_client').on(
      table.clientId,
      table.createdAt,
      table.id,
      table.status,
      table.kind,
      table.refundCentimes,
    ),
    index('bills_newest_of_client_by_status').on(
      table.clientId,
      table.status,
      table.createdAt,
      table.id,
      table.kind,
    ),
    index('bills_due').on(table.dueOn, table.id),
    index('bills_due_by_status').on(table.status, table.dueOn, table.id, table.kind),
    index('bills_due_of_client').on(
      table.clientId,
      table.dueOn,
      table.id,
      table.status,
      table.kind,
    ),
    index('bills_unpaid_of_client')
      .on(table.clientId, table.dueOn, table.id)
      .where(
        sql`${table.kind} = 'bill' AND ${table.status} IN ('unpaid', 'proof_sent', 'partly_paid')`,
      ),
    index('bills_newest_to_refund')
      .on(table.createdAt, table.id, table.status, table.kind)
      .where(sql`${table.refundCentimes} > 0`),
    index('bills_due_to_refund')
      .on(table.dueOn, table.id, table.status, table.kind)
      .where(sql`${table.refundCentimes} > 0`),
    index('bills_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);

import { ORDER_STATUSES, SERVICE_TYPES, WARNING_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Mad } from '../money.ts';

/** The statuses of an order that somebody has to do something about. */
const OPEN_STATUSES = ['submitted', 'in_review', 'awaiting_client', 'in_progress'] as const;

/** The statuses of a bill with an open amount. */
const DUE_STATUSES = ['unpaid', 'proof_sent', 'partly_paid'] as const;

/** Exact up to 1 000; 1 001 means more. */
const count = z.number();

/** What was ordered and billed in a week, by service. */
const Week = z.object({
  /** Its Monday: '2026-11-16'. */
  week: z.string(),
  orders: z.record(z.enum(SERVICE_TYPES), z.number()),
  /** Bills of the week less its credit notes, tax included. */
  revenue: z.record(z.enum(SERVICE_TYPES), Mad),
});

export const AdminOverview = z.object({
  orders: z.record(z.enum(ORDER_STATUSES), count),
  /** Open orders that were placed on `until` or before. */
  old_orders: z.object({ until: z.string(), counts: z.record(z.enum(OPEN_STATUSES), count) }),
  bills_due: z.record(z.enum(DUE_STATUSES), count),
  /** Bills of which money is to be paid back. */
  bills_to_refund: count,
  warnings: z.record(z.enum(WARNING_STATUSES), count),
  documents_to_review: count,
  new_messages: count,
  /** Orders whose client waits for an answer to a message. */
  orders_awaiting_reply: count,
  /** Requests that wait for a call by the end of today. */
  callbacks_today: count,
  pending_partners: count,
  /** Fields of the firm that nobody has filled in yet. */
  settings_to_fill: z.array(z.string()),
  /** The last twelve weeks, the oldest first. */
  weeks: z.array(Week),
});

export type AdminOverview = z.output<typeof AdminOverview>;

export const getAdminOverview = defineContract({
  name: 'getAdminOverview',
  method: 'GET',
  path: '/admin/overview',
  summary: 'How much awaits the staff, exact up to 1 000; what was ordered and billed by week.',
  auth: ['admin'],
  request: {},
  response: { status: 200, schema: itemAnswer(AdminOverview) },
  errors: ['unauthenticated', 'forbidden'],
});

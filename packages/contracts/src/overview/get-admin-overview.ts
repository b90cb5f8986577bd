import { ORDER_STATUSES, WARNING_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';

/** The statuses of a bill with an open amount. */
const DUE_STATUSES = ['unpaid', 'proof_sent', 'partly_paid'] as const;

/** Exact up to 1 000; 1 001 means more. */
const count = z.number();

export const AdminOverview = z.object({
  orders: z.record(z.enum(ORDER_STATUSES), count),
  bills_due: z.record(z.enum(DUE_STATUSES), count),
  warnings: z.record(z.enum(WARNING_STATUSES), count),
  new_messages: count,
  /** Orders whose client waits for an answer to a message. */
  orders_awaiting_reply: count,
  pending_partners: count,
});

export type AdminOverview = z.output<typeof AdminOverview>;

export const getAdminOverview = defineContract({
  name: 'getAdminOverview',
  method: 'GET',
  path: '/admin/overview',
  summary: 'How much awaits the staff; each number exact up to 1 000.',
  auth: ['admin'],
  request: {},
  response: { status: 200, schema: itemAnswer(AdminOverview) },
  errors: ['unauthenticated', 'forbidden'],
});

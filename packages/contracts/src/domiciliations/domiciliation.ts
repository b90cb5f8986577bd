import { WARNING_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { Mad } from '../money.ts';

/** The price and the end date of a renewal, from the old end date. */
export const RenewalOffer = z.object({
  duration_months: z.number(),
  /** A day. */
  end_date: z.string(),
  /** The price before tax; `total` includes it. */
  subtotal: Mad,
  vat: Mad,
  total: Mad,
});

const domiciliationHead = {
  id: z.uuid(),
  companyName: z.string(),
  ICE: z.nullable(z.string()),
  /** Days as YYYY-MM-DD; the last day is included. */
  start_date: z.string(),
  end_date: z.string(),
  /** Days until the last day: 0 on it, negative after it. */
  days_left: z.number(),
  status: z.enum(['open', 'closed']),
  /** The status of its warning; null while the end is far, and once it is closed. */
  warning: z.nullable(z.enum(WARNING_STATUSES)),
  /** The bought package's monthly rate before tax. */
  monthly_rate: Mad,
  /** For twelve months; null once it is closed. */
  renewal: z.nullable(RenewalOffer),
  closed_at: z.nullable(z.string()),
  close_reason: z.nullable(z.string()),
  created_at: z.string(),
  version: z.number(),
};

/** A domiciliation: a client's company whose registered address is with the firm. */
export const Domiciliation = z.object({
  ...domiciliationHead,
  /**
   * The address of a calendar file with its last day and reminders: a path from the root of the API's host. It needs
   * no account and follows renewals.
   */
  calendar_url: z.string(),
});

/** The client of a record in the staff's lists. */
export const DomiciliationClient = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** A domiciliation in the staff's list, with its client and the order that opened it. */
export const AdminDomiciliationSummary = z.object({
  ...domiciliationHead,
  client: DomiciliationClient,
  order: z.object({ id: z.uuid(), reference: z.string() }),
});

export type Domiciliation = z.output<typeof Domiciliation>;
export type AdminDomiciliationSummary = z.output<typeof AdminDomiciliationSummary>;

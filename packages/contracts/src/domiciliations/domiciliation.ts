import { WARNING_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { Mad } from '../money.ts';

/** What a renewal of twelve months would cost and reach, from the old end date. */
const RenewalOffer = z.object({
  duration_months: z.number(),
  /** A day. */
  end_date: z.string(),
  /** Before tax, and with it. */
  subtotal: Mad,
  total: Mad,
});

const domiciliationHead = {
  id: z.uuid(),
  companyName: z.string(),
  ICE: z.nullable(z.string()),
  /** Days; the last one is still the company's. */
  start_date: z.string(),
  end_date: z.string(),
  /** To the last day: 0 on it, negative after it. */
  days_left: z.number(),
  status: z.enum(['open', 'closed']),
  /** The step of its warning; null while the end is far, and once it is closed. */
  warning: z.nullable(z.enum(WARNING_STATUSES)),
  /** Of the package as bought, before tax. */
  monthly_rate: Mad,
  /** Null once it is closed. */
  renewal: z.nullable(RenewalOffer),
  closed_at: z.nullable(z.string()),
  close_reason: z.nullable(z.string()),
  created_at: z.string(),
  version: z.number(),
};

/** A company of a client's that has its address with the firm. */
export const Domiciliation = z.object({
  ...domiciliationHead,
  /**
   * Its last day for a calendar, with reminders: a path from the root of the API's host, which needs
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

/** A domiciliation in the staff's list: also whose it is, and which order opened it. */
export const AdminDomiciliationSummary = z.object({
  ...domiciliationHead,
  client: DomiciliationClient,
  order: z.object({ id: z.uuid(), reference: z.string() }),
});

export type Domiciliation = z.output<typeof Domiciliation>;
export type AdminDomiciliationSummary = z.output<typeof AdminDomiciliationSummary>;

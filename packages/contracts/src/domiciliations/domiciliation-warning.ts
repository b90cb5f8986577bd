import { WARNING_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { ListMeta } from '../answers.ts';
import { Mad } from '../money.ts';
import { DomiciliationClient } from './domiciliation.ts';

/** The warning of a domiciliation that ends soon. */
export const DomiciliationWarning = z.object({
  /** The id of the domiciliation, or of a generated warning. */
  id: z.uuid(),
  domiciliation_id: z.uuid(),
  status: z.enum(WARNING_STATUSES),
  companyName: z.string(),
  ICE: z.nullable(z.string()),
  /** A day; in a generated warning a made-up one. */
  end_date: z.string(),
  /** 0 on the last day, negative after it. */
  days_left: z.number(),
  /** The price of twelve more months, tax included. */
  renewal_total: Mad,
  /** Whether an admin generated it to try mails and screens; then no domiciliation ends on that day. */
  generated: z.boolean(),
});

/** A warning in the staff's list, with its client. */
export const AdminDomiciliationWarning = z.extend(DomiciliationWarning, {
  client: DomiciliationClient,
});

/** The schema of a page of warnings, with the count of each status regardless of the filter. */
export function warningsAnswer<Item extends z.core.$ZodType>(item: Item) {
  const counts = z.record(z.enum(WARNING_STATUSES), z.number());
  return z.object({
    success: z.literal(true),
    data: z.array(item),
    meta: z.extend(ListMeta, { counts }),
  });
}

export type DomiciliationWarning = z.output<typeof DomiciliationWarning>;
export type AdminDomiciliationWarning = z.output<typeof AdminDomiciliationWarning>;

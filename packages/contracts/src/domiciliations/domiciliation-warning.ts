import { WARNING_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { ListMeta } from '../answers.ts';
import { Mad } from '../money.ts';
import { DomiciliationClient } from './domiciliation.ts';

/** A domiciliation seen from its end. */
export const DomiciliationWarning = z.object({
  /** The domiciliation's, or that of a generated warning. */
  id: z.uuid(),
  domiciliation_id: z.uuid(),
  status: z.enum(WARNING_STATUSES),
  companyName: z.string(),
  ICE: z.nullable(z.string()),
  /** A day; what a generated warning pretends. */
  end_date: z.string(),
  /** 0 on the last day, negative after it. */
  days_left: z.number(),
  /** Twelve more months, tax included. */
  renewal_total: Mad,
  /** Made by hand to try mails and screens: no date has moved. */
  generated: z.boolean(),
});

/** A warning in the staff's list: also whose it is. */
export const AdminDomiciliationWarning = z.extend(DomiciliationWarning, {
  client: DomiciliationClient,
});

/** A page of warnings, and how many there are of each status, whatever status the page is of. */
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

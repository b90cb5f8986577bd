import { BILL_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { ClientDocument } from '../documents/client-document.ts';
import { Mad } from '../money.ts';
import { OrderCompany } from '../orders/order-company.ts';
import { OrderDomiciliation } from '../orders/order-domiciliation.ts';
import { AdminDomiciliationSummary } from './domiciliation.ts';

/** A paid period: the first one, then one for each renewal. */
const Period = z.object({
  id: z.uuid(),
  /** Days as YYYY-MM-DD. */
  start_date: z.string(),
  end_date: z.string(),
  months: z.number(),
  order: z.object({ id: z.uuid(), reference: z.string() }),
  bill: z.nullable(
    z.object({ id: z.uuid(), number: z.string(), status: z.enum(BILL_STATUSES), total: Mad }),
  ),
  created_at: z.string(),
});

/** The firm's record of a company that it domiciles. */
export const AdminDomiciliation = z.extend(AdminDomiciliationSummary, {
  /** The company with its associates and managers, if the order created it. */
  company: z.nullable(OrderCompany),
  /** The request with its managers, if an existing company moved in. */
  request: z.nullable(OrderDomiciliation),
  /** Documents of the orders that opened and renewed it, newest first. */
  documents: z.array(ClientDocument),
  /** Newest first. */
  periods: z.array(Period),
});

export type AdminDomiciliation = z.output<typeof AdminDomiciliation>;

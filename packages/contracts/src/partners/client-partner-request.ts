import { ORDER_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { Mad } from '../money.ts';
import { AskedOrder } from './asked-order.ts';
import { requestHead } from './partner-request.ts';

/** A partner's request, for the client. */
export const ClientPartnerRequest = z.object({
  ...requestHead,
  partner: z.object({ businessName: z.string(), firstName: z.string(), lastName: z.string() }),
  /** Null for a link, once it is answered, and where today's rules refuse it. */
  body: z.nullable(AskedOrder),
  /** Whether the order has a certificate's PDF. */
  has_certificate: z.boolean(),
  /** The total when accepted today; null when there is nothing to pay or it can no longer be ordered. */
  today_total: z.nullable(Mad),
  order: z.nullable(
    z.object({ id: z.uuid(), reference: z.string(), status: z.enum(ORDER_STATUSES) }),
  ),
});

export type ClientPartnerRequest = z.output<typeof ClientPartnerRequest>;

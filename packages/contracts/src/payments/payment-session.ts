import { PAYMENT_SESSION_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { Mad } from '../money.ts';

/** A payment by card on the page of a provider. */
export const PaymentSession = z.object({
  id: z.uuid(),
  /** `failed`: refused by the bank; the page lets the client try again. */
  status: z.enum(PAYMENT_SESSION_STATUSES),
  amount: Mad,
  /** What came in beyond what was due by then, and goes back to the client. */
  refund: Mad,
  /** Until then the page takes the payment. */
  expires_at: z.string(),
});

import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import type { PaymentEvent } from './payment-provider.ts';

/** What the provider sends, signed. Amounts in centimes, times in seconds. */
const CardEvent = z.object({
  type: z.string(),
  created: z.int(),
  data: z.object({
    reference: z.uuid(),
    payment: z.string().check(z.maxLength(100)),
    amount: z.int(),
    currency: z.string(),
  }),
});
export type CardEvent = z.output<typeof CardEvent>;

/** Reads the body of a call that is proven to be the provider's. */
export function readCardEvent(body: Uint8Array): PaymentEvent {
  const { success, data: event } = CardEvent.safeParse(parsed(body));
  if (!success) throw new HttpError('malformed_request');
  const { type, created, data } = event;
  return {
    outcome: outcomeOf(type),
    request: data.reference,
    payment: data.payment,
    amount: data.amount,
    currency: data.currency,
    at: new Date(created * 1000),
  };
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    return null;
  }
}

function outcomeOf(type: string): PaymentEvent['outcome'] {
  if (type === 'payment.succeeded') return 'paid';
  return type === 'payment.failed' ? 'failed' : 'other';
}

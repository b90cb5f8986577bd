import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import type { PaymentEvent, PaymentOutcome } from './payment-provider.ts';

const OUTCOMES = new Map<string, PaymentOutcome['outcome']>([
  ['payment.succeeded', 'paid'],
  ['payment.failed', 'failed'],
]);

/** Every event has a type; what else it has depends on it. */
const AnyEvent = z.object({ type: z.string().check(z.maxLength(100)) });

/** The outcome of a payment, as the provider sends it. Amounts in centimes, times in seconds. */
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
  const sent = parsed(body);
  const { type } = read(AnyEvent, sent);
  const outcome = OUTCOMES.get(type);
  if (outcome === undefined) return { outcome: 'other', type };
  const { created, data } = read(CardEvent, sent);
  return {
    outcome,
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

function read<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data } = schema.safeParse(value);
  if (!success) throw new HttpError('malformed_request');
  return data;
}

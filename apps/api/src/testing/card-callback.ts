import { receivePaymentCallback } from '@tassis/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { signCallback } from '../payments/callback-signature.ts';
import type { CardEvent } from '../payments/card-event.ts';
import type { createTestApi } from './create-test-api.ts';

type TestApi = Awaited<ReturnType<typeof createTestApi>>;

/** The provider's event about a session's payment, in centimes. */
export function paidEvent(reference: string, amount: number, changes: Partial<CardEvent> = {}) {
  const data = { reference, payment: `pay-${reference.slice(0, 8)}`, amount, currency: 'MAD' };
  return { type: 'payment.succeeded', created: 1_795_257_000, data, ...changes };
}

type Sending = {
  provider?: string;
  /** The time of the signature; now by default. */
  at?: Date;
  /** Replaces the configured secret. */
  secret?: string;
  /** Replaces the signed body. */
  sent?: unknown;
};

/** Calls the webhook as the provider does, with its signature. */
export function sendCallback(
  api: TestApi,
  event: unknown,
  { provider = 'card', at = api.clock(), secret, sent = event }: Sending = {},
): Promise<LightMyRequestResponse> {
  const own = api.deps.config.card?.secrets[0] ?? '';
  const signature = signCallback(secret ?? own, Buffer.from(JSON.stringify(event)), at);
  return api.app.inject({
    method: 'POST',
    url: `/api${receivePaymentCallback.path.replace(':provider', provider)}`,
    headers: { 'content-type': 'application/json', 'payment-signature': signature },
    payload: JSON.stringify(sent),
  });
}

import * as z from 'zod/mini';
import { billPath, paidBillPath } from '../client-paths.ts';
import { HttpError } from '../http/http-error.ts';
import { BASE_PATH } from '../http/register-routes.ts';
import type { PaymentPage, PaymentRequest } from './payment-provider.ts';

const PATIENCE_MS = 8000;
const RETRY_AFTER_SECONDS = 5;
const Page = z.object({ url: z.url({ protocol: /^https$/u }) });

type Provider = { url: string; key: string; siteUrl: string };

/** Asks the provider for its page of a payment. A provider that does not answer is a 503. */
export async function openHostedPage(
  { url, key, siteUrl }: Provider,
  { id, amount, bill, expiresAt }: PaymentRequest,
): Promise<PaymentPage> {
  try {
    const answer = await fetch(`${url}/payment-sessions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({
        reference: id,
        amount,
        currency: 'MAD',
        description: bill.number,
        success_url: `${siteUrl}${paidBillPath(bill.id, id)}`,
        cancel_url: `${siteUrl}${billPath(bill.id)}`,
        callback_url: `${siteUrl}${BASE_PATH}/payments/callbacks/card`,
        expires_at: Math.floor(expiresAt.getTime() / 1000),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`The card provider answered ${answer.status}`);
    return z.parse(Page, await answer.json());
  } catch (cause) {
    throw new HttpError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
  }
}

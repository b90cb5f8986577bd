import { PAYMENT_PROVIDERS } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { wrong } from '../rule.ts';

export const receivePaymentCallback = defineContract({
  name: 'receivePaymentCallback',
  method: 'POST',
  path: '/payments/callbacks/:provider',
  summary:
    'Hear from a payment provider what became of a payment. Its signature (`Payment-Signature: t=<seconds>,v1=<HMAC-SHA256>`) covers the time and the body.',
  auth: 'public',
  signed: true,
  request: {
    params: z.strictObject({ provider: z.enum(PAYMENT_PROVIDERS, wrong) }),
    headers: z.object({ 'payment-signature': z.optional(z.string()) }),
  },
  response: { status: 204, schema: z.undefined() },
  errors: ['not_found', 'validation_failed', 'signature_invalid', 'payment_mismatch'],
});

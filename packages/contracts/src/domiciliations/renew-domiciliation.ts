import { DOMICILIATION_DURATIONS } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { Mad } from '../money.ts';
import { wrong } from '../rule.ts';
import { Domiciliation } from './domiciliation.ts';

/** A renewal: the renewed domiciliation, its order and its bill. */
const Renewal = z.object({
  domiciliation: Domiciliation,
  order: z.object({ id: z.uuid(), reference: z.string() }),
  /** `due_on` is a day. */
  bill: z.object({ id: z.uuid(), number: z.string(), total: Mad, due_on: z.string() }),
});

export type Renewal = z.output<typeof Renewal>;

export const renewDomiciliation = defineContract({
  name: 'renewDomiciliation',
  method: 'POST',
  path: '/client/domiciliation-warnings/renew',
  summary: 'Renew my domiciliation from its old end date, exactly once; its bill is due.',
  auth: ['client'],
  idempotent: true,
  request: {
    headers: IdempotencyHeaders,
    body: z.strictObject({
      domiciliation_id: z.uuid(wrong),
      /** Default: twelve. */
      duration_months: z.optional(z.literal(DOMICILIATION_DURATIONS, wrong)),
      /** The displayed price. If sent, it must equal the server's total. */
      finalPrice: z.optional(Mad),
    }),
  },
  response: { status: 201, otherStatus: 200, schema: itemAnswer(Renewal) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'price_mismatch',
    'domiciliation_closed',
    'renewal_unpaid',
    'firm_to_fill',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});

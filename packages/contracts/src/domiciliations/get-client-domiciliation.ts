import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Mad } from '../money.ts';
import { idParams } from '../params.ts';
import { Domiciliation, RenewalOffer } from './domiciliation.ts';

/** A domiciliation with all that its client can choose of when renewing it. */
export const RenewableDomiciliation = z.extend(Domiciliation, {
  /** One for each duration on offer; none once it is closed. */
  renewal_offers: z.array(RenewalOffer),
  /** The bill of the last renewal while it is not paid: until then there is no other renewal. */
  unpaid_renewal: z.nullable(z.object({ id: z.uuid(), number: z.string(), due: Mad })),
});

export type RenewableDomiciliation = z.output<typeof RenewableDomiciliation>;

export const getClientDomiciliation = defineContract({
  name: 'getClientDomiciliation',
  method: 'GET',
  path: '/client/domiciliations/:id',
  summary: 'One of my domiciliations, with the price of each renewal.',
  auth: ['client'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(RenewableDomiciliation) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});

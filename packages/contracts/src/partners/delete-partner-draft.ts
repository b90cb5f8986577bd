import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { partnerDraftParams } from './partner-draft.ts';

export const deletePartnerDraft = defineContract({
  name: 'deletePartnerDraft',
  method: 'DELETE',
  path: '/partner/clients/:id/drafts/:service',
  summary:
    'Forget what I have begun for a linked client, its files too; 204 also when there was nothing.',
  auth: ['partner'],
  request: { params: partnerDraftParams },
  response: { status: 204, schema: z.undefined() },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'not_found',
    'validation_failed',
  ],
});

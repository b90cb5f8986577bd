import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { partnerDraftFileParams } from './partner-draft.ts';

export const deletePartnerDraftFile = defineContract({
  name: 'deletePartnerDraftFile',
  method: 'DELETE',
  path: '/partner/clients/:id/drafts/:service/files/:field',
  summary:
    'Take a file out of what I have begun for a linked client; 204 also when there was none.',
  auth: ['partner'],
  request: { params: partnerDraftFileParams },
  response: { status: 204, schema: z.undefined() },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'not_found',
    'validation_failed',
  ],
});

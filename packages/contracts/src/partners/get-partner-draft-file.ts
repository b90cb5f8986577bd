import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { DraftFileContent } from '../drafts/draft.ts';
import { partnerDraftFileParams } from './partner-draft.ts';

export const getPartnerDraftFile = defineContract({
  name: 'getPartnerDraftFile',
  method: 'GET',
  path: '/partner/clients/:id/drafts/:service/files/:field',
  summary: 'A PDF of what I have begun for a linked client, bytes and all.',
  auth: ['partner'],
  request: { params: partnerDraftFileParams },
  response: { status: 200, schema: itemAnswer(DraftFileContent) },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'not_found',
    'validation_failed',
  ],
});

import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Draft } from '../drafts/draft.ts';
import { partnerDraftParams } from './partner-draft.ts';

export const getPartnerDraft = defineContract({
  name: 'getPartnerDraft',
  method: 'GET',
  path: '/partner/clients/:id/drafts/:service',
  summary: 'What I have begun on this form for a linked client; null when there is nothing.',
  auth: ['partner'],
  request: { params: partnerDraftParams },
  response: { status: 200, schema: itemAnswer(z.nullable(Draft)) },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'not_found',
    'validation_failed',
  ],
});

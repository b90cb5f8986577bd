import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Draft } from '../drafts/draft.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import { partnerDraftParams } from './partner-draft.ts';

export const savePartnerDraft = defineContract({
  name: 'savePartnerDraft',
  method: 'PUT',
  path: '/partner/clients/:id/drafts/:service',
  summary:
    'Save what I have begun for a linked client; without If-Match only when there is no draft yet.',
  auth: ['partner'],
  versioned: 'after_first',
  request: {
    params: partnerDraftParams,
    body: z.strictObject({ data: saveDraft.request.body.shape.data }),
  },
  response: { status: 200, schema: itemAnswer(Draft) },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'not_found',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
  bodyLimit: saveDraft.bodyLimit,
});

import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Draft } from '../drafts/draft.ts';
import { saveDraftFile } from '../drafts/save-draft-file.ts';
import { partnerDraftFileParams } from './partner-draft.ts';

export const savePartnerDraftFile = defineContract({
  name: 'savePartnerDraftFile',
  method: 'PUT',
  path: '/partner/clients/:id/drafts/:service/files/:field',
  summary: 'Save a PDF in what I have begun for a linked client, replacing the one of this field.',
  auth: ['partner'],
  request: { params: partnerDraftFileParams, body: saveDraftFile.request.body },
  response: { status: 200, schema: itemAnswer(Draft) },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'not_found',
    'validation_failed',
  ],
  bodyLimit: saveDraftFile.bodyLimit,
});

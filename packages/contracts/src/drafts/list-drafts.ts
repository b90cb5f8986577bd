import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { BegunDraft } from './draft.ts';

export const listDrafts = defineContract({
  name: 'listDrafts',
  method: 'GET',
  path: '/client/drafts',
  summary: 'My drafts, the one worked on last first; at most one a form, so not paged.',
  auth: ['client'],
  request: {},
  response: { status: 200, schema: itemAnswer(z.array(BegunDraft)) },
  errors: ['unauthenticated', 'forbidden'],
});

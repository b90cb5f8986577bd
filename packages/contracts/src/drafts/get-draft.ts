import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Draft, draftPath } from './draft.ts';

export const getDraft = defineContract({
  name: 'getDraft',
  method: 'GET',
  path: '/client/drafts/:service',
  summary: 'My draft of this form; null when there is none.',
  auth: ['client'],
  request: { params: z.strictObject(draftPath) },
  response: { status: 200, schema: itemAnswer(z.nullable(Draft)) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});

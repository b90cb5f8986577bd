import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { DraftFileContent, draftFilePath } from './draft.ts';

export const getDraftFile = defineContract({
  name: 'getDraftFile',
  method: 'GET',
  path: '/client/drafts/:service/files/:field',
  summary: 'A PDF of my draft, bytes and all: to go on elsewhere.',
  auth: ['client'],
  request: { params: z.strictObject(draftFilePath) },
  response: { status: 200, schema: itemAnswer(DraftFileContent) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});

import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { draftFilePath } from './draft.ts';

export const deleteDraftFile = defineContract({
  name: 'deleteDraftFile',
  method: 'DELETE',
  path: '/client/drafts/:service/files/:field',
  summary: 'Take a file out of my draft; 204 also when there was none.',
  auth: ['client'],
  request: { params: z.strictObject(draftFilePath) },
  response: { status: 204, schema: z.undefined() },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});

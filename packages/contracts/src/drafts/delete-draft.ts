import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { draftPath } from './draft.ts';

export const deleteDraft = defineContract({
  name: 'deleteDraft',
  method: 'DELETE',
  path: '/client/drafts/:service',
  summary: 'Forget my draft of this form, its files too; 204 also when there was none.',
  auth: ['client'],
  request: { params: z.strictObject(draftPath) },
  response: { status: 204, schema: z.undefined() },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});

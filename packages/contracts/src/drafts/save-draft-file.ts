import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { atMost } from '../rule.ts';
import { Draft, draftFilePath } from './draft.ts';

const required = { error: 'required' };

export const saveDraftFile = defineContract({
  name: 'saveDraftFile',
  method: 'PUT',
  path: '/client/drafts/:service/files/:field',
  summary: 'Keep a PDF with my draft, in place of the one that this field had.',
  auth: ['client'],
  request: {
    params: z.strictObject(draftFilePath),
    body: z.strictObject({
      name: z.string(required).check(z.minLength(1, required), atMost(255, 'line_too_long')),
      /** A PDF as base64, with or without a `data:` prefix. */
      content: z.string(required),
    }),
  },
  response: { status: 200, schema: itemAnswer(Draft) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
  bodyLimit: 8 * 1024 * 1024,
});

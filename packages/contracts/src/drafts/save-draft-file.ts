import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { PDF_BODY_LIMIT, pdfUpload } from '../documents/pdf-upload.ts';
import { Draft, draftFilePath } from './draft.ts';

export const saveDraftFile = defineContract({
  name: 'saveDraftFile',
  method: 'PUT',
  path: '/client/drafts/:service/files/:field',
  summary: 'Keep a PDF with my draft, in place of the one that this field had.',
  auth: ['client'],
  request: {
    params: z.strictObject(draftFilePath),
    body: z.strictObject(pdfUpload),
  },
  response: { status: 200, schema: itemAnswer(Draft) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
  bodyLimit: PDF_BODY_LIMIT,
});

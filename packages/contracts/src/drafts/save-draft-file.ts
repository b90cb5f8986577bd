import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { PDF_BODY_LIMIT, pdfUpload } from '../documents/pdf-upload.ts';
import { Draft, draftFilePath } from './draft.ts';

export const saveDraftFile = defineContract({
  name: 'saveDraftFile',
  method: 'PUT',
  path: '/client/drafts/:service/files/:field',
  summary: 'Save a PDF in my draft, replacing the one of this field.',
  auth: ['client'],
  request: {
    params: z.strictObject(draftFilePath),
    body: z.strictObject(pdfUpload),
  },
  response: { status: 200, schema: itemAnswer(Draft) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
  bodyLimit: PDF_BODY_LIMIT,
});

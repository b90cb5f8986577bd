import { fileName } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { field } from '../rule.ts';

/** Fits a PDF of 5 MiB as base64 with its `data:` prefix, and the rest of the body. */
export const PDF_BODY_LIMIT = 8 * 1024 * 1024;

/** A PDF in a body: its file name, and its bytes as base64 with or without a `data:` prefix. */
export const pdfUpload = {
  name: field(fileName),
  content: z.string({ error: 'required' }).check(z.minLength(1, { error: 'required' })),
};

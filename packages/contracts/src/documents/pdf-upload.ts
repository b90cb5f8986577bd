import { fileName } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { field } from '../rule.ts';

/** A PDF of 5 MiB as base64, its `data:` prefix, and the rest of the body. */
export const PDF_BODY_LIMIT = 8 * 1024 * 1024;

/** A PDF in a body: its name as the person knows it, its bytes as base64 with or without a `data:` prefix. */
export const pdfUpload = {
  name: field(fileName),
  content: z.string({ error: 'required' }).check(z.minLength(1, { error: 'required' })),
};

import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { DownloadUrl } from '../downloads/download-url.ts';

export const linkDocument = defineContract({
  name: 'linkDocument',
  method: 'POST',
  path: '/documents/:id/download-link',
  summary: 'A link to a paper, for its owner and the staff.',
  auth: ['client', 'admin'],
  request: { params: z.strictObject({ id: z.uuid({ error: 'invalid_value' }) }) },
  response: { status: 200, schema: DownloadUrl },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});

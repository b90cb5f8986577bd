import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { DownloadUrl } from '../downloads/download-url.ts';

export const linkOrderDocuments = defineContract({
  name: 'linkOrderDocuments',
  method: 'POST',
  path: '/client/orders/:id/documents-zip-link',
  summary: 'A link to all papers of one of my orders, its bills among them, as a zip.',
  auth: ['client'],
  request: { params: z.strictObject({ id: z.uuid({ error: 'invalid_value' }) }) },
  response: { status: 200, schema: DownloadUrl },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});

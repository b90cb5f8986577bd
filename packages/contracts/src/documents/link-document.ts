import { defineContract } from '../contract.ts';
import { DownloadUrl } from '../downloads/download-url.ts';
import { idParams } from '../params.ts';

export const linkDocument = defineContract({
  name: 'linkDocument',
  method: 'POST',
  path: '/documents/:id/download-link',
  summary: 'A link to a document, for its owner and the staff.',
  auth: ['client', 'admin'],
  request: { params: idParams },
  response: { status: 200, schema: DownloadUrl },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});

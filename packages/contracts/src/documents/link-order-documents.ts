import { defineContract } from '../contract.ts';
import { DownloadUrl } from '../downloads/download-url.ts';
import { idParams } from '../params.ts';

export const linkOrderDocuments = defineContract({
  name: 'linkOrderDocuments',
  method: 'POST',
  path: '/client/orders/:id/documents-zip-link',
  summary: 'A link to all documents of one of my orders, its bills among them, as a zip.',
  auth: ['client'],
  request: { params: idParams },
  response: { status: 200, schema: DownloadUrl },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});

import { defineContract } from '../contract.ts';
import { DownloadUrl } from '../downloads/download-url.ts';
import { idParams } from '../params.ts';

export const linkCompanyDocuments = defineContract({
  name: 'linkCompanyDocuments',
  method: 'POST',
  path: '/client/domiciliations/:id/documents-zip-link',
  summary:
    'A link to all documents of one of my domiciled companies as a zip: of the order that brought it and of each renewal, their bills among them.',
  auth: ['client'],
  request: { params: idParams },
  response: { status: 200, schema: DownloadUrl },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});

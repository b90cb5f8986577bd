import { defineContract } from '../contract.ts';
import { DownloadUrl } from '../downloads/download-url.ts';
import { idParams } from '../params.ts';

export const linkBillPdf = defineContract({
  name: 'linkBillPdf',
  method: 'POST',
  path: '/bills/:id/pdf-link',
  summary: 'A link to a bill as PDF, for its owner and the staff; the same bytes each time.',
  auth: ['client', 'admin'],
  request: { params: idParams },
  response: { status: 200, schema: DownloadUrl },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});

import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { DownloadUrl } from '../downloads/download-url.ts';

export const linkBillPdf = defineContract({
  name: 'linkBillPdf',
  method: 'POST',
  path: '/bills/:id/pdf-link',
  summary: 'A link to a bill as PDF, for its owner and the staff; the same bytes each time.',
  auth: ['client', 'admin'],
  request: { params: z.strictObject({ id: z.uuid({ error: 'invalid_value' }) }) },
  response: { status: 200, schema: DownloadUrl },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});

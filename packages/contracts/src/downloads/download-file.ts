import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { wrong } from '../rule.ts';

/** 256 random bits as base64url. */
const token = z.string(wrong).check(z.regex(/^[\w-]{43}$/u, wrong));

export const downloadFile = defineContract({
  name: 'downloadFile',
  method: 'GET',
  path: '/downloads/:token',
  summary: 'The file behind a link, as an attachment. A link is good once, for a minute.',
  auth: 'public',
  attachment: ['application/pdf', 'application/zip', 'text/csv'],
  request: { params: z.strictObject({ token }) },
  response: { status: 200, schema: z.unknown() },
  errors: ['not_found', 'validation_failed'],
});

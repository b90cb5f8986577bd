import * as z from '@tassis/contracts/schema';
import { givenToken } from './given-token.ts';
import { defineContract } from '../contract.ts';

export const verifyEmail = defineContract({
  name: 'verifyEmail',
  method: 'POST',
  path: '/email/verify',
  summary: 'Confirm an address with the token of a mail.',
  auth: 'public',
  request: { body: z.strictObject({ token: givenToken }) },
  response: { status: 204, schema: z.undefined() },
  errors: ['link_invalid', 'validation_failed'],
});

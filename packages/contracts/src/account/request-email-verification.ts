import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';

export const requestEmailVerification = defineContract({
  name: 'requestEmailVerification',
  method: 'POST',
  path: '/email/verification-notification',
  summary: 'Send the mail that confirms my address once more.',
  auth: 'any',
  request: {},
  response: { status: 202, schema: itemAnswer(z.null()) },
  errors: ['unauthenticated'],
});

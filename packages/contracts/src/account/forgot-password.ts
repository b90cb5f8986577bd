import * as z from '@tassis/contracts/schema';
import { emailAddress } from '@tassis/domain';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { field } from '../rule.ts';

export const forgotPassword = defineContract({
  name: 'forgotPassword',
  method: 'POST',
  path: '/password/forgot',
  summary:
    'Ask for a link to a new password; the answer is the same whether or not there is an account.',
  auth: 'public',
  request: { body: z.strictObject({ email: field(emailAddress) }) },
  response: { status: 202, schema: itemAnswer(z.null()) },
  errors: ['validation_failed'],
});

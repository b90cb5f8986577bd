import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { confirmed } from './new-password.ts';
import { registrationFields } from './registration-form.ts';
import { AuthAnswer } from './tokens.ts';

export const registerClient = defineContract({
  name: 'registerClient',
  method: 'POST',
  path: '/register/client',
  summary: 'Open a client account and sign in.',
  auth: 'public',
  request: { body: z.strictObject(registrationFields).check(confirmed) },
  response: { status: 201, schema: AuthAnswer },
  errors: ['email_taken', 'registration_data_invalid', 'registration_throttled'],
  invalidCode: 'registration_data_invalid',
  throttledCode: 'registration_throttled',
});

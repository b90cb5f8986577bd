import { loginEmail, loginPassword } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { atMost, field } from '../rule.ts';
import { passwordLength } from './secrets.ts';
import { LoginAnswer } from './tokens.ts';

export const login = defineContract({
  name: 'login',
  method: 'POST',
  path: '/login',
  summary: 'Sign in with an e-mail and a password; with a second factor, get a challenge for it.',
  auth: 'public',
  request: {
    body: z.strictObject({
      email: field(loginEmail).check(atMost(254, 'email_invalid')),
      password: field(loginPassword).check(passwordLength),
    }),
  },
  response: { status: 200, schema: LoginAnswer },
  errors: ['credentials_invalid', 'login_data_invalid', 'login_throttled'],
  invalidCode: 'login_data_invalid',
  throttledCode: 'login_throttled',
});

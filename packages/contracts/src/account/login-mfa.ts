import * as z from '@tassis/contracts/schema';
import { givenToken } from './given-token.ts';
import { secondFactorCode } from './secrets.ts';
import { AuthAnswer } from './tokens.ts';
import { defineContract } from '../contract.ts';

export const loginMfa = defineContract({
  name: 'loginMfa',
  method: 'POST',
  path: '/login/mfa',
  summary: 'Sign in with the code of a second factor, or a recovery code.',
  auth: 'public',
  request: { body: z.strictObject({ challenge: givenToken, code: secondFactorCode }) },
  response: { status: 200, schema: AuthAnswer },
  errors: ['challenge_invalid', 'code_invalid', 'login_data_invalid', 'login_throttled'],
  invalidCode: 'login_data_invalid',
  throttledCode: 'login_throttled',
});

import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { ownPassword } from './secrets.ts';

export const startSecondFactor = defineContract({
  name: 'startSecondFactor',
  method: 'POST',
  path: '/user/mfa',
  summary: 'Begin to set up an authenticator app; it counts once it is confirmed.',
  auth: 'any',
  request: { body: z.strictObject({ password: ownPassword }) },
  response: {
    status: 200,
    schema: itemAnswer(z.object({ otpauth_uri: z.string(), secret: z.string() })),
  },
  errors: ['unauthenticated', 'second_factor_on', 'validation_failed'],
});

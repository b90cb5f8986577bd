import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';

export const getSecondFactor = defineContract({
  name: 'getSecondFactor',
  method: 'GET',
  path: '/user/mfa',
  summary: 'Whether my second factor is on, and how many recovery codes are left.',
  auth: 'any',
  request: {},
  response: {
    status: 200,
    schema: itemAnswer(z.object({ enabled: z.boolean(), recovery_codes_left: z.number() })),
  },
  errors: ['unauthenticated'],
});

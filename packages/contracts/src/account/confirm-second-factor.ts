import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { secondFactorCode } from './secrets.ts';
import { defineContract } from '../contract.ts';

export const confirmSecondFactor = defineContract({
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/user/mfa/confirm',
  summary:
    'Turn the second factor on with a first code; the recovery codes are shown this once (and again to a second try with the same code, for five minutes).',
  auth: 'any',
  request: { body: z.strictObject({ code: secondFactorCode }) },
  response: { status: 200, schema: itemAnswer(z.object({ recovery_codes: z.array(z.string()) })) },
  errors: ['unauthenticated', 'second_factor_on', 'second_factor_off', 'validation_failed'],
});

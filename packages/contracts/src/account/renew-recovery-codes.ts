import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { ownPassword } from './secrets.ts';

export const renewRecoveryCodes = defineContract({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/user/mfa/recovery-codes',
  summary: 'Ten new recovery codes; those before are good for nothing now.',
  auth: 'any',
  request: { body: z.strictObject({ password: ownPassword }) },
  response: { status: 200, schema: itemAnswer(z.object({ recovery_codes: z.array(z.string()) })) },
  errors: ['unauthenticated', 'second_factor_off', 'validation_failed'],
});

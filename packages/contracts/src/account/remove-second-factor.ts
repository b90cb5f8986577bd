import * as z from '@tassis/contracts/schema';
import { ownPassword } from './secrets.ts';
import { defineContract } from '../contract.ts';

export const removeSecondFactor = defineContract({
  name: 'removeSecondFactor',
  method: 'DELETE',
  path: '/user/mfa',
  summary: 'Turn the second factor off.',
  auth: 'any',
  request: { body: z.strictObject({ password: ownPassword }) },
  response: { status: 204, schema: z.undefined() },
  errors: ['unauthenticated', 'second_factor_off', 'validation_failed'],
});

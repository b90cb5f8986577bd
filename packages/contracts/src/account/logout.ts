import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';

export const logout = defineContract({
  name: 'logout',
  method: 'POST',
  path: '/logout',
  summary: 'End this session; both tokens die at once.',
  auth: 'any',
  request: {},
  response: { status: 204, schema: z.undefined() },
  errors: ['unauthenticated'],
});

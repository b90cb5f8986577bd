import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';

export const exportUser = defineContract({
  name: 'exportUser',
  method: 'GET',
  path: '/user/export',
  summary: 'Everything that is held about me.',
  auth: 'any',
  request: {},
  response: { status: 200, schema: itemAnswer(z.record(z.string(), z.unknown())) },
  errors: ['unauthenticated'],
});

import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';

export const healthLive = defineContract({
  name: 'healthLive',
  method: 'GET',
  path: '/health/live',
  summary: 'The process answers.',
  auth: 'public',
  request: {},
  response: { status: 200, schema: itemAnswer(z.object({ status: z.literal('live') })) },
  errors: [],
});

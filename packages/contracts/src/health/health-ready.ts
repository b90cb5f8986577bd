import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';

export const healthReady = defineContract({
  name: 'healthReady',
  method: 'GET',
  path: '/health/ready',
  summary: 'The process and its database answer; 503 while they do not.',
  auth: 'public',
  request: {},
  response: { status: 200, schema: itemAnswer(z.object({ status: z.literal('ready') })) },
  errors: ['not_ready'],
});

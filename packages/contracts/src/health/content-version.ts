import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';

export const contentVersion = defineContract({
  name: 'contentVersion',
  method: 'GET',
  path: '/content-version',
  summary: 'A number that moves when anything published changes: what rendered pages are kept by.',
  auth: 'public',
  request: {},
  response: { status: 200, schema: itemAnswer(z.object({ version: z.number() })) },
  errors: ['not_ready'],
});

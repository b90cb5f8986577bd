import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';

export const contentVersion = defineContract({
  name: 'contentVersion',
  method: 'GET',
  path: '/content-version',
  summary: 'A number that changes with every published change; rendered pages are cached by it.',
  auth: 'public',
  request: {},
  response: { status: 200, schema: itemAnswer(z.object({ version: z.number() })) },
  errors: ['not_ready'],
});

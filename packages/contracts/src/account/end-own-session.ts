import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';

export const endOwnSession = defineContract({
  name: 'endOwnSession',
  method: 'DELETE',
  path: '/user/sessions/:id',
  summary: 'End one of my sessions.',
  auth: 'any',
  request: { params: idParams },
  response: { status: 204, schema: z.undefined() },
  errors: ['unauthenticated', 'not_found', 'validation_failed'],
});

import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';

export const deleteNotification = defineContract({
  name: 'deleteNotification',
  method: 'DELETE',
  path: '/notifications/:id',
  summary: 'Throw one of my notifications away; `/restore` brings it back for an hour.',
  auth: ['client', 'partner'],
  request: { params: idParams },
  response: { status: 204, schema: z.undefined() },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});

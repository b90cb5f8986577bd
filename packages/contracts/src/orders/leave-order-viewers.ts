import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';

export const leaveOrderViewers = defineContract({
  name: 'leaveOrderViewers',
  method: 'DELETE',
  path: '/admin/orders/:id/viewers',
  summary: 'Say that I have left an order.',
  auth: ['admin'],
  request: { params: idParams },
  response: { status: 204, schema: z.undefined() },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});

import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { AdminClient } from './admin-client.ts';

export const getAdminClient = defineContract({
  name: 'getAdminClient',
  method: 'GET',
  path: '/admin/clients/:id',
  summary: 'One client, with counts, last orders and the staff’s notes.',
  auth: ['admin'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(AdminClient) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});

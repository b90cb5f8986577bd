import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { AdminUser } from './admin-user.ts';

export const enableUser = defineContract({
  name: 'enableUser',
  method: 'POST',
  path: '/admin/users/:id/enable',
  summary: 'Let somebody in again.',
  auth: ['admin'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(AdminUser) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});

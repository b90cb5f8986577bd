import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { AdminUser, UserParams } from './admin-user.ts';

export const disableUser = defineContract({
  name: 'disableUser',
  method: 'POST',
  path: '/admin/users/:id/disable',
  summary: 'Keep somebody out: no sign-in, every session ends.',
  auth: ['admin'],
  request: { params: UserParams },
  response: { status: 200, schema: itemAnswer(AdminUser) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'own_account',
    'last_admin',
  ],
});

import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { AdminUser } from './admin-user.ts';

export const disableUser = defineContract({
  name: 'disableUser',
  method: 'POST',
  path: '/admin/users/:id/disable',
  summary: 'Disable an account: no sign-in, every session ends.',
  auth: ['admin'],
  request: { params: idParams },
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

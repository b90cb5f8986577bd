import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { AdminUser, staffRole } from './admin-user.ts';

export const changeUserRole = defineContract({
  name: 'changeUserRole',
  method: 'POST',
  path: '/admin/users/:id/role',
  summary: 'Make a colleague an administrator, or a content administrator.',
  auth: ['admin'],
  request: { params: idParams, body: z.strictObject({ role: staffRole }) },
  response: { status: 200, schema: itemAnswer(AdminUser) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'own_account',
    'last_admin',
    'role_fixed',
  ],
});

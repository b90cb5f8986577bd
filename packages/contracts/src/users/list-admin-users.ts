import { ROLES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { listQuery } from '../list-query.ts';
import { AdminUser } from './admin-user.ts';

const wrong = { error: 'invalid_value' };

export const listAdminUsers = defineContract({
  name: 'listAdminUsers',
  method: 'GET',
  path: '/admin/users',
  summary: 'Everybody with an account, newest first.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      role: z.optional(z.enum(ROLES, wrong)),
      sort: z.optional(z.enum(['created_at', '-created_at'], wrong)),
    }),
  },
  response: { status: 200, schema: listAnswer(AdminUser) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});

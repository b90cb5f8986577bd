import { ROLES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery, oneRow } from '../list-query.ts';
import { wrong } from '../rule.ts';
import { AdminUser } from './admin-user.ts';

export const listAdminUsers = defineContract({
  name: 'listAdminUsers',
  method: 'GET',
  path: '/admin/users',
  summary: 'Everybody with an account, newest first.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      id: oneRow,
      role: z.optional(z.enum(ROLES, wrong)),
      state: z.optional(z.enum(['active', 'disabled'], wrong)),
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(AdminUser) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});

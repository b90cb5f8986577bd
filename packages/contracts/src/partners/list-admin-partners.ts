import { PARTNER_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery, oneRow } from '../list-query.ts';
import { wrong } from '../rule.ts';
import { AdminPartner } from './admin-partner.ts';

export const listAdminPartners = defineContract({
  name: 'listAdminPartners',
  method: 'GET',
  path: '/admin/partners',
  summary: 'Accountants and the like, newest first.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      id: oneRow,
      status: z.optional(z.enum(PARTNER_STATUSES, wrong)),
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(AdminPartner) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});

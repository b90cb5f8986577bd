import { WARNING_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { listQuery, oneRow } from '../list-query.ts';
import { wrong } from '../rule.ts';
import { AdminDomiciliationWarning, warningsAnswer } from './domiciliation-warning.ts';

export const listAdminWarnings = defineContract({
  name: 'listAdminWarnings',
  method: 'GET',
  path: '/admin/domiciliation-warnings',
  summary: 'Every domiciliation that is near or past its end, the nearest end first.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      id: oneRow,
      status: z.optional(z.enum(WARNING_STATUSES, wrong)),
    }),
  },
  response: { status: 200, schema: warningsAnswer(AdminDomiciliationWarning) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});

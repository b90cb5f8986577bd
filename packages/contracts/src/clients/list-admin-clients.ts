import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery } from '../list-query.ts';
import { AdminClientSummary } from './admin-client.ts';

export const listAdminClients = defineContract({
  name: 'listAdminClients',
  method: 'GET',
  path: '/admin/clients',
  summary: 'Every client, newest first; searched by name, phone, company, ICE and e-mail.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(AdminClientSummary) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});

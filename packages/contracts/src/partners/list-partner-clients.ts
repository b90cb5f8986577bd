import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery, oneRow } from '../list-query.ts';
import { PartnerClient } from './partner-request.ts';

export const listPartnerClients = defineContract({
  name: 'listPartnerClients',
  method: 'GET',
  path: '/partner/clients',
  summary: 'Clients who have accepted to be linked with me, the newest first.',
  auth: ['partner'],
  request: {
    query: z.strictObject({
      ...listQuery,
      id: oneRow,
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(PartnerClient) },
  errors: ['unauthenticated', 'forbidden', 'partner_not_validated', 'validation_failed'],
});

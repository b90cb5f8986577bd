import { PARTNER_REQUEST_KINDS, PARTNER_REQUEST_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery, oneRow } from '../list-query.ts';
import { wrong } from '../rule.ts';
import { ClientPartnerRequest } from './client-partner-request.ts';

export const listClientPartnerRequests = defineContract({
  name: 'listClientPartnerRequests',
  method: 'GET',
  path: '/client/partner-requests',
  summary: 'What partners ask of me, newest first.',
  auth: ['client'],
  request: {
    query: z.strictObject({
      ...listQuery,
      id: oneRow,
      /** Those that were accepted or refused, or those that wait. */
      answered: z.optional(z.enum(['true', 'false'], wrong)),
      status: z.optional(z.enum(PARTNER_REQUEST_STATUSES, wrong)),
      kind: z.optional(z.enum(PARTNER_REQUEST_KINDS, wrong)),
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(ClientPartnerRequest) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});

import { PARTNER_REQUEST_KINDS, PARTNER_REQUEST_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery, oneRow } from '../list-query.ts';
import { wrong } from '../rule.ts';
import { PartnerRequest } from './partner-request.ts';

export const listPartnerRequests = defineContract({
  name: 'listPartnerRequests',
  method: 'GET',
  path: '/partner/requests',
  summary: 'What I have asked clients for, newest first; `client` is one of my linked clients.',
  auth: ['partner'],
  request: {
    query: z.strictObject({
      ...listQuery,
      id: oneRow,
      status: z.optional(z.enum(PARTNER_REQUEST_STATUSES, wrong)),
      kind: z.optional(z.enum(PARTNER_REQUEST_KINDS, wrong)),
      client: z.optional(z.uuid(wrong)),
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(PartnerRequest) },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'not_found',
    'validation_failed',
  ],
});

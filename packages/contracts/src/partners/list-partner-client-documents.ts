import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery } from '../list-query.ts';
import { idParams } from '../params.ts';
import { wrong } from '../rule.ts';
import { PartnerClientDocument } from './partner-follow-up.ts';

export const listPartnerClientDocuments = defineContract({
  name: 'listPartnerClientDocuments',
  method: 'GET',
  path: '/partner/clients/:id/documents',
  summary:
    'The papers of one of my linked clients, newest first: names and states, never their contents.',
  auth: ['partner'],
  request: {
    params: idParams,
    query: z.strictObject({
      ...listQuery,
      status: z.optional(z.enum(DOCUMENT_STATUSES, wrong)),
      kind: z.optional(z.enum(DOCUMENT_KINDS, wrong)),
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(PartnerClientDocument) },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'not_found',
    'validation_failed',
  ],
});

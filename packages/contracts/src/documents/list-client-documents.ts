import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery, oneRow } from '../list-query.ts';
import { wrong } from '../rule.ts';
import { ClientDocument } from './client-document.ts';

export const listClientDocuments = defineContract({
  name: 'listClientDocuments',
  method: 'GET',
  path: '/client/documents',
  summary: 'My documents, newest first.',
  auth: ['client'],
  request: {
    query: z.strictObject({
      ...listQuery,
      id: oneRow,
      status: z.optional(z.enum(DOCUMENT_STATUSES, wrong)),
      kind: z.optional(z.enum(DOCUMENT_KINDS, wrong)),
      order: z.optional(z.uuid(wrong)),
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(ClientDocument) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});

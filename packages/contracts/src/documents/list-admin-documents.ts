import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery, oneRow } from '../list-query.ts';
import { wrong } from '../rule.ts';
import { AdminDocument } from './client-document.ts';

export const listAdminDocuments = defineContract({
  name: 'listAdminDocuments',
  method: 'GET',
  path: '/admin/documents',
  summary: 'Everybody’s documents, newest first; `status=pending` is what waits to be looked at.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      id: oneRow,
      status: z.optional(z.enum(DOCUMENT_STATUSES, wrong)),
      kind: z.optional(z.enum(DOCUMENT_KINDS, wrong)),
      order: z.optional(z.uuid(wrong)),
      client: z.optional(z.uuid(wrong)),
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(AdminDocument) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});

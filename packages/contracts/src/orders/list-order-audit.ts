import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { AuditEntry } from '../audit/audit-entry.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';

export const listOrderAudit = defineContract({
  name: 'listOrderAudit',
  method: 'GET',
  path: '/admin/orders/:id/audit',
  summary: 'The newest 200 changes that the staff made to an order, newest first.',
  auth: ['admin'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(z.array(AuditEntry)) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});

import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';

const changed = z.nullable(z.record(z.string(), z.unknown()));

/** A change by the staff: who, what and why, with the changed values before and after. */
const AuditEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** Null when their account is gone. */
  actor: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** The name of the operation. */
  action: z.string(),
  reason: z.nullable(z.string()),
  before: changed,
  after: changed,
});

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

export type AuditEntry = z.output<typeof AuditEntry>;

import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { atMost, wrong } from '../rule.ts';
import { AuditEntry } from './audit-entry.ts';

/** What has a trail that is read here; an order’s is read with the order. */
export const AUDIT_SUBJECTS = ['user', 'partner', 'settings'] as const;

export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

export const listAudit = defineContract({
  name: 'listAudit',
  method: 'GET',
  path: '/admin/audit',
  summary:
    'The newest 200 changes of one thing, by the staff or by the partner whose file it is, newest first.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      subject: z.enum(AUDIT_SUBJECTS, wrong),
      /** Of the settings, which are one record: `settings`. */
      id: z.string(wrong).check(atMost(60, 'invalid_value')),
    }),
  },
  response: { status: 200, schema: itemAnswer(z.array(AuditEntry)) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});

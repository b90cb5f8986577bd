import { paragraph } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { field, toIssue, wrong } from '../rule.ts';
import { idParams } from '../params.ts';
import { AdminDocument } from './client-document.ts';

const Review = z
  .strictObject({
    status: z.enum(['accepted', 'refused'], wrong),
    /** The client reads it when the document is refused. */
    reason: z.optional(z.nullable(field(paragraph))),
  })
  .check(
    z.superRefine(({ status, reason }, context) => {
      const isSaid = (reason ?? '').trim() !== '';
      if (status === 'refused' && !isSaid) {
        context.addIssue(toIssue({ code: 'reason_required' }, ['reason']));
      }
    }),
  );

export const reviewDocument = defineContract({
  name: 'reviewDocument',
  method: 'POST',
  path: '/admin/documents/:id/review',
  summary: 'Accept a client’s document, or refuse it with a reason that the client is told.',
  auth: ['admin'],
  versioned: true,
  request: { params: idParams, body: Review },
  response: { status: 200, schema: itemAnswer(AdminDocument) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'version_required',
    'stale_version',
    'transition_not_allowed',
  ],
});

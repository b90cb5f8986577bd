import { CALLBACK_STATUSES, paragraph } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { field, wrong } from '../rule.ts';
import { AdminCallbackRequest } from './callback-request.ts';

export const updateCallbackRequest = defineContract({
  name: 'updateCallbackRequest',
  method: 'PUT',
  path: '/admin/callback-requests/:id',
  summary: 'Take a request, say how the call went, note what was said; anyone who moves it has it.',
  auth: ['admin'],
  versioned: true,
  request: {
    params: idParams,
    body: z.strictObject({
      status: z.enum(CALLBACK_STATUSES, wrong),
      note: z.nullable(field(paragraph)),
    }),
  },
  response: { status: 200, schema: itemAnswer(AdminCallbackRequest) },
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

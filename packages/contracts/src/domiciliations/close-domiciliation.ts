import { statedReason } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { field } from '../rule.ts';
import { AdminDomiciliation } from './admin-domiciliation.ts';

export const closeDomiciliation = defineContract({
  name: 'closeDomiciliation',
  method: 'POST',
  path: '/admin/domiciliations/:id/close',
  summary: 'Close a domiciliation, and say why; the client is told, and its warnings end.',
  auth: ['admin'],
  versioned: true,
  request: {
    params: idParams,
    body: z.strictObject({
      reason: field(statedReason),
    }),
  },
  response: { status: 200, schema: itemAnswer(AdminDomiciliation) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'version_required',
    'stale_version',
    'domiciliation_closed',
  ],
});

import { statedReason } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { field } from '../rule.ts';
import { AdminPartner } from './admin-partner.ts';

export const rejectPartner = defineContract({
  name: 'rejectPartner',
  method: 'POST',
  path: '/admin/partners/:id/reject',
  summary: 'Turn a partner down, and say why; they are told.',
  auth: ['admin'],
  versioned: true,
  request: {
    params: idParams,
    body: z.strictObject({
      reason: field(statedReason),
    }),
  },
  response: { status: 200, schema: itemAnswer(AdminPartner) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'version_required',
    'stale_version',
    'partner_reviewed',
  ],
});

import { paragraph } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { text } from '../rule.ts';
import { AdminPartner, PartnerParams } from './admin-partner.ts';

export const rejectPartner = defineContract({
  name: 'rejectPartner',
  method: 'POST',
  path: '/admin/partners/:id/reject',
  summary: 'Turn a partner down, and say why; they are told.',
  auth: ['admin'],
  versioned: true,
  request: {
    params: PartnerParams,
    body: z.strictObject({
      reason: text('reason_required', paragraph).check(
        z.regex(/\S/u, { error: 'reason_required' }),
      ),
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

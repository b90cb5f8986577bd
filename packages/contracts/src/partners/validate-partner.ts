import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { AdminPartner } from './admin-partner.ts';

export const validatePartner = defineContract({
  name: 'validatePartner',
  method: 'POST',
  path: '/admin/partners/:id/validate',
  summary: 'Let a partner work; they are told.',
  auth: ['admin'],
  versioned: true,
  request: { params: idParams },
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

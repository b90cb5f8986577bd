import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { PartnerProfile, PartnerProfileForm } from './partner-profile.ts';

export const updatePartnerProfile = defineContract({
  name: 'updatePartnerProfile',
  method: 'PUT',
  path: '/partner/profile',
  summary: 'Change my own record.',
  auth: ['partner'],
  versioned: true,
  request: { body: PartnerProfileForm },
  response: { status: 200, schema: itemAnswer(PartnerProfile) },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});

import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { PartnerProfile, PartnerProfileForm } from './partner-profile.ts';

export const updatePartnerProfile = defineContract({
  name: 'updatePartnerProfile',
  method: 'PUT',
  path: '/partner/profile',
  summary:
    'Change my own record, also before it is validated; once it was rejected, a change asks for another validation.',
  auth: ['partner'],
  versioned: true,
  request: { body: PartnerProfileForm },
  response: { status: 200, schema: itemAnswer(PartnerProfile) },
  errors: [
    'unauthenticated',
    'forbidden',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});

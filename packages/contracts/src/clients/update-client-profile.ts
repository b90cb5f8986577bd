import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { ClientProfile, ClientProfileForm } from './client-profile.ts';

export const updateClientProfile = defineContract({
  name: 'updateClientProfile',
  method: 'PUT',
  path: '/client/profile',
  summary: 'Change my own record.',
  auth: ['client'],
  versioned: true,
  request: { body: ClientProfileForm },
  response: { status: 200, schema: itemAnswer(ClientProfile) },
  errors: [
    'unauthenticated',
    'forbidden',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});

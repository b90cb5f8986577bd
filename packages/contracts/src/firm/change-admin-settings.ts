import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { AdminSettings, AdminSettingsChanges } from './admin-settings.ts';

export const changeAdminSettings = defineContract({
  name: 'changeAdminSettings',
  method: 'PATCH',
  path: '/admin/settings',
  summary: 'Change a part of the settings; what is left out stays. The site shows it at once.',
  auth: ['admin'],
  versioned: true,
  request: { body: AdminSettingsChanges },
  response: { status: 200, schema: itemAnswer(AdminSettings) },
  errors: [
    'unauthenticated',
    'forbidden',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});

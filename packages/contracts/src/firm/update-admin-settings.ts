import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { AdminSettings, AdminSettingsForm } from './admin-settings.ts';

export const updateAdminSettings = defineContract({
  name: 'updateAdminSettings',
  method: 'PUT',
  path: '/admin/settings',
  summary: 'Change the firm’s data, rates, thresholds, billing days; the site shows them at once.',
  auth: ['admin'],
  versioned: true,
  request: { body: AdminSettingsForm },
  response: { status: 200, schema: itemAnswer(AdminSettings) },
  errors: [
    'unauthenticated',
    'forbidden',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});

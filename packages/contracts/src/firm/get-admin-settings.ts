import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { AdminSettings } from './admin-settings.ts';

export const getAdminSettings = defineContract({
  name: 'getAdminSettings',
  method: 'GET',
  path: '/admin/settings',
  summary: 'The firm’s data, rates, warning thresholds and billing days.',
  auth: ['admin'],
  request: {},
  response: { status: 200, schema: itemAnswer(AdminSettings) },
  errors: ['unauthenticated', 'forbidden'],
});

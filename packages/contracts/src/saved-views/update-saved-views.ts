import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { SavedViews, SavedViewsForm } from './saved-views.ts';

export const updateSavedViews = defineContract({
  name: 'updateSavedViews',
  method: 'PUT',
  path: '/admin/saved-views',
  summary: 'Replace my named lists.',
  auth: ['admin'],
  versioned: true,
  request: { body: SavedViewsForm },
  response: { status: 200, schema: itemAnswer(SavedViews) },
  errors: [
    'unauthenticated',
    'forbidden',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});

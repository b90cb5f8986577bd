import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { SavedViews } from './saved-views.ts';

export const getSavedViews = defineContract({
  name: 'getSavedViews',
  method: 'GET',
  path: '/admin/saved-views',
  summary: 'My own named lists; version 0 when there are none yet.',
  auth: ['admin'],
  request: {},
  response: { status: 200, schema: itemAnswer(SavedViews) },
  errors: ['unauthenticated', 'forbidden'],
});

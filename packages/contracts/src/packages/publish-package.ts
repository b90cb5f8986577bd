import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { ContentPackage } from './package-form.ts';

export const publishPackage = defineContract({
  name: 'publishPackage',
  method: 'POST',
  path: '/content/packages/:id/publish',
  summary: 'Put a draft on the site; refused, with what it lacks, while it is incomplete.',
  auth: ['content_admin'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(ContentPackage) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'transition_not_allowed',
    'validation_failed',
  ],
});

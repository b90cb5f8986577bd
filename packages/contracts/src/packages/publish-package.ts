import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { ContentPackage } from './content-package.ts';

export const publishPackage = defineContract({
  name: 'publishPackage',
  method: 'POST',
  path: '/content/packages/:id/publish',
  summary:
    'Put what is being edited on the site; refused, with what it lacks, while it is incomplete.',
  auth: ['content_admin'],
  versioned: 'after_first',
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(ContentPackage) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'transition_not_allowed',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});

import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { PackageDraft } from './content-package.ts';

export const discardPackageDraft = defineContract({
  name: 'discardPackageDraft',
  method: 'DELETE',
  path: '/content/packages/:id/draft',
  summary: 'Throw away what has been edited of a package since it was last published.',
  auth: ['content_admin'],
  versioned: 'after_first',
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(PackageDraft) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});

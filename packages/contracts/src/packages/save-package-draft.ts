import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { PackageDraft } from './content-package.ts';
import { PackageForm } from './package-form.ts';

export const savePackageDraft = defineContract({
  name: 'savePackageDraft',
  method: 'PUT',
  path: '/content/packages/:id/draft',
  summary: 'Change what is being edited of a package; the site shows nothing of it.',
  auth: ['content_admin'],
  versioned: 'after_first',
  request: { params: idParams, body: PackageForm },
  response: { status: 200, schema: itemAnswer(PackageDraft) },
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

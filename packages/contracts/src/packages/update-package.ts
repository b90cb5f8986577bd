import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { ContentPackage, PackageForm } from './package-form.ts';

export const updatePackage = defineContract({
  name: 'updatePackage',
  method: 'PUT',
  path: '/content/packages/:id',
  summary: 'Change a draft, or a published package, which has to stay complete.',
  auth: ['content_admin'],
  versioned: true,
  request: { params: idParams, body: PackageForm },
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

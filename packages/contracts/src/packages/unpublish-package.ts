import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { ContentPackage } from './content-package.ts';

export const unpublishPackage = defineContract({
  name: 'unpublishPackage',
  method: 'POST',
  path: '/content/packages/:id/unpublish',
  summary: 'Make a draft of it again, from the site or from the archive.',
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

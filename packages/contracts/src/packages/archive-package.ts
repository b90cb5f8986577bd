import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { ContentPackage } from './content-package.ts';

export const archivePackage = defineContract({
  name: 'archivePackage',
  method: 'DELETE',
  path: '/content/packages/:id',
  summary: 'Take a package off the site for good; orders keep what was bought.',
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

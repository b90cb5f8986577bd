import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { PackageDetail } from './content-package.ts';

export const getContentPackage = defineContract({
  name: 'getContentPackage',
  method: 'GET',
  path: '/content/packages/:id',
  summary: 'One package, whatever its status, with what is being edited of it.',
  auth: ['content_admin'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(PackageDetail) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});

import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { PackageVersion } from './content-package.ts';

export const listPackageVersions = defineContract({
  name: 'listPackageVersions',
  method: 'GET',
  path: '/content/packages/:id/versions',
  summary: 'The fifty newest states of a package, newest first; older ones can still be restored.',
  auth: ['content_admin'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(z.array(PackageVersion)) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});

import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { wrong } from '../rule.ts';
import { idParams } from '../params.ts';
import { ContentPackage } from './package-form.ts';

const VERSION_MAX = 2_147_483_647;

export const restorePackageVersion = defineContract({
  name: 'restorePackageVersion',
  method: 'POST',
  path: '/content/packages/:id/versions/:version/restore',
  summary: 'A new version with the content of an old one; status and place stay.',
  auth: ['content_admin'],
  versioned: true,
  request: {
    params: z.extend(idParams, {
      version: z.coerce
        .number<string>(wrong)
        .check(z.int(wrong), z.gte(1, wrong), z.lte(VERSION_MAX, wrong)),
    }),
  },
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

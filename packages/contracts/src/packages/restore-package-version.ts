import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { wrong } from '../rule.ts';
import { idParams } from '../params.ts';
import { PackageDraft } from './content-package.ts';

const VERSION_MAX = 2_147_483_647;

export const restorePackageVersion = defineContract({
  name: 'restorePackageVersion',
  method: 'POST',
  path: '/content/packages/:id/versions/:version/restore',
  summary:
    'Edit the content of an old version: it becomes the draft, and the site shows nothing of it.',
  auth: ['content_admin'],
  versioned: 'after_first',
  request: {
    params: z.extend(idParams, {
      version: z.coerce
        .number<string>(wrong)
        .check(z.int(wrong), z.gte(1, wrong), z.lte(VERSION_MAX, wrong)),
    }),
  },
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

import { shownMinute } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { field } from '../rule.ts';
import { PackageDraft } from './content-package.ts';

export const schedulePackage = defineContract({
  name: 'schedulePackage',
  method: 'PUT',
  path: '/content/packages/:id/publication',
  summary:
    'Publish a draft at a moment, as it will be then; null calls it off. Refused, with what it lacks, while it is incomplete.',
  auth: ['content_admin'],
  versioned: 'after_first',
  request: {
    params: idParams,
    /** As clocks in Morocco show it: '2026-11-30T10:30'. */
    body: z.strictObject({ publish_at: z.nullable(field(shownMinute)) }),
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

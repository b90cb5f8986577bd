import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';

/** A preview link shows a draft to anyone who has it, until `expires_at` (Moroccan time). */
const PreviewLink = z.object({ url: z.string(), expires_at: z.string() });

export const linkPackagePreview = defineContract({
  name: 'linkPackagePreview',
  method: 'POST',
  path: '/content/packages/:id/preview-link',
  summary:
    'An address of the site that shows what is being edited among the published packages, for a day.',
  auth: ['content_admin'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(PreviewLink) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'transition_not_allowed',
    'validation_failed',
  ],
});

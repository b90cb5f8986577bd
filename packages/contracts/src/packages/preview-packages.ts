import * as z from '@tassis/contracts/schema';
import { givenToken } from '../account/given-token.ts';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Package } from './package.ts';

/**
 * The packages as the site would show them. `code` names the one that is a draft; `expires_at` is as clocks in Morocco
 * show it.
 */
export const PackagePreview = z.object({
  code: z.string(),
  expires_at: z.string(),
  packages: z.array(Package),
});

export type PackagePreview = z.output<typeof PackagePreview>;

export const previewPackages = defineContract({
  name: 'previewPackages',
  method: 'GET',
  path: '/packages/previews/:token',
  summary: 'The published packages, with the draft that the token names among them.',
  auth: 'public',
  request: { params: z.object({ token: givenToken }) },
  response: { status: 200, schema: itemAnswer(PackagePreview) },
  errors: ['link_invalid', 'validation_failed'],
});

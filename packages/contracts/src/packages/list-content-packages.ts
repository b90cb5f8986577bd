import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { listQuery } from '../list-query.ts';
import { ContentPackage } from './content-package.ts';
import { packageStatus } from './package-form.ts';

/** A single page, since the firm sells a dozen packages and at most 200. */
export const listContentPackages = defineContract({
  name: 'listContentPackages',
  method: 'GET',
  path: '/content/packages',
  summary: 'Packages of every status in the order of the site, the archive last; at most 200.',
  auth: ['content_admin'],
  request: {
    query: z.strictObject({ status: z.optional(packageStatus), search: listQuery.search }),
  },
  response: { status: 200, schema: listAnswer(ContentPackage) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});

import { PACKAGES_MAX } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { wrong } from '../rule.ts';

/** Drafts and published packages, in the order of the site. */
export const PackageOrderForm = z.strictObject({
  ids: z.array(z.uuid(wrong), wrong).check(z.maxLength(PACKAGES_MAX, { error: 'too_many_items' })),
});

/** `version` is the order's own; 0 before it was first changed. */
export const PackageOrder = z.object({ ids: z.array(z.uuid()), version: z.number() });

export type PackageOrder = z.output<typeof PackageOrder>;

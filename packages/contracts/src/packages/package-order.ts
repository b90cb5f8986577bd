import { PACKAGES_MAX } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { wrong } from '../rule.ts';

/** The ids of drafts and published packages in the site's order. */
export const PackageOrderForm = z.strictObject({
  ids: z.array(z.uuid(wrong), wrong).check(z.maxLength(PACKAGES_MAX, { error: 'too_many_items' })),
});

/** `version` is the version of the order itself; 0 before its first change. */
export const PackageOrder = z.object({ ids: z.array(z.uuid()), version: z.number() });

export type PackageOrder = z.output<typeof PackageOrder>;

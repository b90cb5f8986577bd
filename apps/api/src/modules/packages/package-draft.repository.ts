import type { PackageContent } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { packageDrafts } from '../../database/schema/index.ts';

type Draft = {
  packageId: string;
  /** Null deletes the draft. */
  content: PackageContent | null;
  authorId: string | null;
  publishAt?: Date | null;
  skippedAt?: Date | null;
  now: Date;
};

/** Writes the next version of a package's draft. The caller holds the content lock. */
export async function writeDraft(
  tx: Executor,
  { packageId, now, publishAt = null, skippedAt = null, ...draft }: Draft,
): Promise<void> {
  const state = { ...draft, publishAt, skippedAt, updatedAt: now };
  await tx
    .insert(packageDrafts)
    .values({ packageId, version: 1, ...state })
    .onConflictDoUpdate({
      target: packageDrafts.packageId,
      set: { ...state, version: sql`${packageDrafts.version} + 1` },
    });
}

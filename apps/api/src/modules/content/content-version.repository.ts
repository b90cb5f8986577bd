import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { contentVersion } from '../../database/schema/index.ts';

/** Increases with every write to published content; null in a database that is not migrated. */
export async function findContentVersion(db: Executor): Promise<{ version: number } | null> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  return row ?? null;
}

/** Makes the edge render the site again without a write, because some content (banners) depends on the time. */
export async function moveContentVersion(db: Executor, now: Date): Promise<void> {
  await db
    .update(contentVersion)
    .set({ version: sql`${contentVersion.version} + 1`, updatedAt: now });
}

/**
 * Takes the content lock: one transaction at a time writes published content, so that nothing changes between its reads
 * and its writes. The triggers of packages and settings lock the same row first, so two writers never deadlock.
 */
export async function lockContent(tx: Executor): Promise<void> {
  await tx.select({ version: contentVersion.version }).from(contentVersion).for('update');
}

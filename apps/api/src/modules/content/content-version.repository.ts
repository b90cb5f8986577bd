import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { contentVersion } from '../../database/schema/index.ts';

/** The number that moves with every write to what is published; null in a database that is not prepared. */
export async function findContentVersion(db: Executor): Promise<{ version: number } | null> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  return row ?? null;
}

/** Has the site rendered anew, as if something had been published: what it shows depends on the time, too. */
export async function moveContentVersion(db: Executor, now: Date): Promise<void> {
  await db
    .update(contentVersion)
    .set({ version: sql`${contentVersion.version} + 1`, updatedAt: now });
}

/**
 * A transaction that writes what the site publishes waits here for its turn, so that what is read from now on
 * is what will be written over. It is also the first row that the triggers of packages and settings
 * take, so no two writers can wait for each other.
 */
export async function lockContent(tx: Executor): Promise<void> {
  await tx.select({ version: contentVersion.version }).from(contentVersion).for('update');
}

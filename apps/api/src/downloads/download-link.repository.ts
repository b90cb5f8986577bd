import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { downloadLinks } from '../database/schema/index.ts';

export type DownloadLink = typeof downloadLinks.$inferSelect;

export async function insertLink(db: Executor, link: DownloadLink): Promise<void> {
  await db.insert(downloadLinks).values(link);
}

/** Consumes a link: of several concurrent callers one gets it, the others null, as for an expired link. */
export async function takeLink(
  db: Executor,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<DownloadLink | null> {
  const [link] = await db
    .delete(downloadLinks)
    .where(and(eq(downloadLinks.tokenHash, tokenHash), gt(downloadLinks.expiresAt, now)))
    .returning();
  return link ?? null;
}

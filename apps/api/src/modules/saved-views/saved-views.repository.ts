import type { SavedViews } from '@tassis/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { savedViews, type SavedView } from '../../database/schema/index.ts';

/** A user's saved views; version 0 before the first. */
export async function findSavedViews(db: Executor, userId: string): Promise<SavedViews> {
  const [row] = await db.select().from(savedViews).where(eq(savedViews.userId, userId));
  return row === undefined ? { views: [], version: 0 } : { views: row.views, version: row.version };
}

type Change = { userId: string; version: number; views: SavedView[] };

/** Overwrites the version that the caller has seen. @returns whether it was still the newest */
export async function writeSavedViews(
  db: Executor,
  { userId, version, views }: Change,
): Promise<boolean> {
  const written =
    version === 0
      ? await db
          .insert(savedViews)
          .values({ userId, views })
          .onConflictDoNothing()
          .returning({ userId: savedViews.userId })
      : await db
          .update(savedViews)
          .set({ views, version: sql`${savedViews.version} + 1` })
          .where(and(eq(savedViews.userId, userId), eq(savedViews.version, version)))
          .returning({ userId: savedViews.userId });
  return written.length > 0;
}

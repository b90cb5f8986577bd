import type { LastChange } from '@tassis/contracts';
import type { FaqPage } from '@tassis/domain';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { contentDrafts, settings, users } from '../../database/schema/index.ts';

/** The settings that content admins edit; each has a version of its own. */
export type ContentKey = `faq.${FaqPage}` | 'reviews' | 'claims' | 'banners' | 'package_order';

export type ContentRecord = {
  value: unknown;
  /** Increases with each write of the record or its draft; 0 before the first. */
  version: number;
  draft: { value: unknown; savedAt: Date } | null;
  lastChange: LastChange;
};

/** The published record and its draft. */
export async function findRecord(db: Executor, key: ContentKey): Promise<ContentRecord> {
  const [published] = await db.select().from(settings).where(eq(settings.key, key));
  const [prepared] = await db
    .select({ draft: contentDrafts, author: { id: users.id, name: users.userName } })
    .from(contentDrafts)
    .leftJoin(users, eq(users.id, contentDrafts.authorId))
    .where(eq(contentDrafts.key, key));
  const { draft } = prepared ?? {};
  return {
    value: published?.value ?? null,
    version: (published?.version ?? 0) + (draft?.version ?? 0),
    draft: draft && draft.value !== null ? { value: draft.value, savedAt: draft.savedAt } : null,
    lastChange: draft && { by: prepared?.author ?? null, at: draft.savedAt.toISOString() },
  };
}

type Writing = { key: ContentKey; value: unknown; authorId: string; now: Date };

/** Replaces the published record and deletes its draft. The caller holds the content lock and has compared the versions. */
export async function writeRecord(
  tx: Executor,
  { key, value, authorId, now }: Writing,
): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value, updatedAt: now })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value, version: sql`${settings.version} + 1`, updatedAt: now },
    });
  const ended = { value: null, authorId, savedAt: now };
  await tx.update(contentDrafts).set(ended).where(eq(contentDrafts.key, key));
}

/** Replaces the draft; null deletes it. The caller holds the content lock and has compared the versions. */
export async function writeDraft(
  tx: Executor,
  { key, value, authorId, now }: Writing,
): Promise<void> {
  const state = { value, authorId, savedAt: now };
  await tx
    .insert(contentDrafts)
    .values({ key, ...state })
    .onConflictDoUpdate({
      target: contentDrafts.key,
      set: { ...state, version: sql`${contentDrafts.version} + 1` },
    });
}

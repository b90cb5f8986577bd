import type { FaqPage } from '@tassis/domain';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { contentDrafts, settings } from '../../database/schema/index.ts';

/** The settings that the content's staff write: each has a version of its own. */
export type ContentKey = `faq.${FaqPage}` | 'reviews' | 'claims' | 'banners' | 'package_order';

export type ContentRecord = {
  value: unknown;
  /** Moves with the record and with its draft; 0 while nobody has written either. */
  version: number;
  draft: { value: unknown; savedAt: Date } | null;
};

/** What stands there and what is being prepared. */
export async function findRecord(db: Executor, key: ContentKey): Promise<ContentRecord> {
  const [published] = await db.select().from(settings).where(eq(settings.key, key));
  const [draft] = await db.select().from(contentDrafts).where(eq(contentDrafts.key, key));
  return {
    value: published?.value ?? null,
    version: (published?.version ?? 0) + (draft?.version ?? 0),
    draft: draft && draft.value !== null ? { value: draft.value, savedAt: draft.savedAt } : null,
  };
}

type Writing = { key: ContentKey; value: unknown; now: Date };

/** Writes over what stands there, and ends its draft. The caller holds the content and has compared the versions. */
export async function writeRecord(tx: Executor, { key, value, now }: Writing): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value, updatedAt: now })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value, version: sql`${settings.version} + 1`, updatedAt: now },
    });
  await tx.update(contentDrafts).set({ value: null }).where(eq(contentDrafts.key, key));
}

/** Writes over what is being prepared; null ends it. The caller holds the content and has compared the versions. */
export async function writeDraft(tx: Executor, { key, value, now }: Writing): Promise<void> {
  await tx
    .insert(contentDrafts)
    .values({ key, value, savedAt: now })
    .onConflictDoUpdate({
      target: contentDrafts.key,
      set: { value, version: sql`${contentDrafts.version} + 1`, savedAt: now },
    });
}

import type { FaqPage } from '@tassis/domain';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { settings } from '../../database/schema/index.ts';

/** The settings that the content's staff write: each has a version of its own. */
export type ContentKey = `faq.${FaqPage}` | 'reviews' | 'package_order';

export type ContentRecord = { value: unknown; version: number; updatedAt: Date | null };

/** What stands there; version 0 and null while nobody has written it. */
export async function findRecord(db: Executor, key: ContentKey): Promise<ContentRecord> {
  const [row] = await db
    .select({ value: settings.value, version: settings.version, updatedAt: settings.updatedAt })
    .from(settings)
    .where(eq(settings.key, key));
  return row ?? { value: null, version: 0, updatedAt: null };
}

/** Writes over what stands there. The caller holds the content and has compared the versions. */
export async function writeRecord(
  tx: Executor,
  { key, value, now }: { key: ContentKey; value: unknown; now: Date },
): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value, updatedAt: now })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value, version: sql`${settings.version} + 1`, updatedAt: now },
    });
}

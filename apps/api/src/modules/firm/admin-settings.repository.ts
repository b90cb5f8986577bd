import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { settings } from '../../database/schema/index.ts';

/** The row that counts the writes of all settings; its parts are rows of their own. */
const WHOLE = 'admin';

/** The version of the admins' record; 1 before the first change. */
export async function findSettingsVersion(db: Executor): Promise<number> {
  const [row] = await db
    .select({ version: settings.version })
    .from(settings)
    .where(eq(settings.key, WHOLE));
  return row?.version ?? 1;
}

/** Increases the version of the settings. @returns whether `version` was still the newest */
export async function claimSettings(tx: Executor, version: number, now: Date): Promise<boolean> {
  await tx.insert(settings).values({ key: WHOLE, value: {} }).onConflictDoNothing();
  const claimed = await tx
    .update(settings)
    .set({ version: sql`${settings.version} + 1`, updatedAt: now })
    .where(and(eq(settings.key, WHOLE), eq(settings.version, version)))
    .returning({ key: settings.key });
  return claimed.length > 0;
}

/** A part of the settings, as stored. */
export type StoredPart = { key: 'firm' | 'pricing' | 'warnings' | 'billing'; value: object };

/** Writes a part; fields that are not given stay unchanged. */
export async function mergeSetting(
  tx: Executor,
  { key, value, now }: StoredPart & { now: Date },
): Promise<void> {
  const json = JSON.stringify(value);
  await tx
    .insert(settings)
    .values({ key, value, updatedAt: now })
    .onConflictDoUpdate({
      target: settings.key,
      set: {
        value: sql`${settings.value} || ${json}::jsonb`,
        version: sql`${settings.version} + 1`,
        updatedAt: now,
      },
    });
}

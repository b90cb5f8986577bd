import type { ContentPackage, PackageVersion, TranslatedPackage } from '@tassis/contracts';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { packageVersions, users } from '../../database/schema/index.ts';
import { englishIn } from './package-wire.ts';

const NEWEST = 50;

/** Stores a snapshot permanently; an existing one is not changed. */
export async function keepVersion(
  tx: Executor,
  {
    package: state,
    authorId,
    now,
  }: { package: ContentPackage; authorId: string | null; now: Date },
): Promise<void> {
  const { created_at: _created, updated_at: _updated, draft: _draft, ...snapshot } = state;
  await tx
    .insert(packageVersions)
    .values({
      packageId: state.id,
      version: state.version,
      snapshot,
      authorId,
      createdAt: now,
    })
    .onConflictDoNothing();
}

/** The newest versions, newest first, including the current one even without a stored snapshot. */
export async function findVersions(
  db: Executor,
  { created_at: _created, updated_at: changedAt, draft: _draft, ...present }: ContentPackage,
): Promise<PackageVersion[]> {
  const rows = await db
    .select({
      version: packageVersions.version,
      author: users.userName,
      at: packageVersions.createdAt,
      snapshot: packageVersions.snapshot,
    })
    .from(packageVersions)
    .leftJoin(users, eq(users.id, packageVersions.authorId))
    .where(eq(packageVersions.packageId, present.id))
    .orderBy(desc(packageVersions.version))
    .limit(NEWEST);
  const kept = rows.map(({ at, snapshot, ...row }) => ({
    ...row,
    created_at: at.toISOString(),
    package: translated(snapshot),
  }));
  if (kept[0]?.version === present.version) return kept;
  const { version } = present;
  return [{ version, author: null, created_at: changedAt, package: present }, ...kept];
}

/** The content of a package in this version. */
export async function findSnapshot(
  db: Executor,
  { packageId, version }: { packageId: string; version: number },
): Promise<TranslatedPackage | null> {
  const [row] = await db
    .select({ snapshot: packageVersions.snapshot })
    .from(packageVersions)
    .where(and(eq(packageVersions.packageId, packageId), eq(packageVersions.version, version)));
  return row === undefined ? null : translated(row.snapshot);
}

/** A snapshot from before English texts existed has none. */
function translated(snapshot: typeof packageVersions.$inferSelect.snapshot): TranslatedPackage {
  return { ...snapshot, ...englishIn(snapshot) };
}

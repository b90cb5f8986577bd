import type { ContentPackage } from '@tassis/contracts';
import { PACKAGES_MAX, type PackageStatus } from '@tassis/domain';
import { asc, eq, like, max, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { packageDrafts, packages, users } from '../../database/schema/index.ts';
import { countUpTo } from '../../lists/count-list.ts';
import { all } from '../../lists/keyset.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { toContentPackage } from './content-package-wire.ts';

export type PackageFilter = { status?: PackageStatus | undefined; search?: string | undefined };
type PackageColumns = typeof packages.$inferInsert;

const isArchived = sql`(${packages.status} = 'archived')`;
/** There are so few packages that a search needs no index. */
const searched = sql`fold_text(${packages.code} || ' ' || ${packages.name})`;

/** In the order of the site; archived ones come last, the newest archived first. */
export async function findContentPackages(
  db: Executor,
  { status, search }: PackageFilter,
): Promise<{ rows: ContentPackage[]; counted: number }> {
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const matching = all(
    status !== undefined && eq(packages.status, status),
    pattern !== undefined && like(searched, pattern),
  );
  const archivedAt = sql`CASE WHEN ${isArchived} THEN ${packages.updatedAt} END DESC`;
  const rows = await edited(db)
    .where(matching)
    .orderBy(isArchived, archivedAt, asc(packages.position), asc(packages.id))
    .limit(PACKAGES_MAX);
  const counted = await countUpTo(db, { table: packages, id: packages.id }, matching);
  return { rows: rows.map(toContentPackage), counted };
}

export async function findContentPackage(db: Executor, id: string): Promise<ContentPackage | null> {
  const [row] = await edited(db).where(eq(packages.id, id));
  return row === undefined ? null : toContentPackage(row);
}

/** SELECT of packages with their drafts and the authors of the drafts; the caller adds conditions. */
function edited(db: Executor) {
  return db
    .select({
      package: packages,
      draft: packageDrafts,
      author: { id: users.id, name: users.userName },
    })
    .from(packages)
    .leftJoin(packageDrafts, eq(packageDrafts.packageId, packages.id))
    .leftJoin(users, eq(users.id, packageDrafts.authorId));
}

/** The id of the package with this code; null when there is none. */
export async function findCodeOwner(db: Executor, code: string): Promise<string | null> {
  const [row] = await db.select({ id: packages.id }).from(packages).where(eq(packages.code, code));
  return row?.id ?? null;
}

/** The number of drafts and published packages, and the last position. */
export async function findEndOfOrder(db: Executor): Promise<{ total: number; last: number }> {
  const isActive = ne(packages.status, 'archived');
  const [row] = await db
    .select({ last: max(packages.position) })
    .from(packages)
    .where(isActive);
  return { total: await db.$count(packages, isActive), last: row?.last ?? 0 };
}

export async function insertPackage(tx: Executor, columns: PackageColumns): Promise<string> {
  const [row] = await tx.insert(packages).values(columns).returning({ id: packages.id });
  if (row === undefined) throw new Error('The package was not written');
  return row.id;
}

/** Writes the next version of a package. The caller holds the content lock. */
export async function writePackage(
  tx: Executor,
  { id, changes, now }: { id: string; changes: Partial<PackageColumns>; now: Date },
): Promise<void> {
  await tx
    .update(packages)
    .set({ ...changes, version: sql`${packages.version} + 1`, updatedAt: now })
    .where(eq(packages.id, id));
}

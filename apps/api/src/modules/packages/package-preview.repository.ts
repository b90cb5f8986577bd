import type { PackagePreview } from '@tassis/contracts';
import { PACKAGES_MAX } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import { and, asc, eq, ne, or } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { packageDrafts, packages } from '../../database/schema/index.ts';
import { toColumns, toPackage } from './package-wire.ts';

type Preview = { packageId: string; locale: Locale };

/** The packages of the site with one draft published among them; null when its package is archived. */
export async function findPackagesWithDraft(
  db: Executor,
  { packageId, locale }: Preview,
): Promise<Omit<PackagePreview, 'expires_at'> | null> {
  const isPreviewed = eq(packages.id, packageId);
  const rows = await db
    .select({ row: packages, content: packageDrafts.content })
    .from(packages)
    .leftJoin(packageDrafts, and(eq(packageDrafts.packageId, packages.id), isPreviewed))
    .where(or(eq(packages.status, 'published'), and(isPreviewed, ne(packages.status, 'archived'))))
    .orderBy(asc(packages.position), asc(packages.id))
    .limit(PACKAGES_MAX);
  const shown = rows.map(({ row, content }) =>
    toPackage({ ...row, ...(content && toColumns(content)), status: 'published' }, locale),
  );
  const previewed = shown.find(({ id }) => id === packageId);
  return previewed === undefined ? null : { code: previewed.code, packages: shown };
}

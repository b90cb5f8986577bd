import type { Package } from '@tassis/contracts';
import { PACKAGES_MAX } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { packages } from '../../database/schema/index.ts';
import { toPackage } from './package-wire.ts';

/** In the order of the site. The firm sells about a dozen, so the list is not paged. */
export async function findPublishedPackages(
  db: Executor,
  locale: Locale = 'fr',
): Promise<Package[]> {
  const rows = await db
    .select()
    .from(packages)
    .where(eq(packages.status, 'published'))
    .orderBy(asc(packages.position), asc(packages.id))
    .limit(PACKAGES_MAX);
  return rows.map((row) => toPackage(row, locale));
}

export async function findPublishedPackage(
  db: Executor,
  { code, locale }: { code: string; locale: Locale },
): Promise<Package | null> {
  const [row] = await db
    .select()
    .from(packages)
    .where(and(eq(packages.code, code), eq(packages.status, 'published')));
  return row === undefined ? null : toPackage(row, locale);
}

/** A published package by its id; null when it is not published any more. */
export async function findOfferedPackage(db: Executor, id: string): Promise<Package | null> {
  const [row] = await db
    .select()
    .from(packages)
    .where(and(eq(packages.id, id), eq(packages.status, 'published')));
  return row === undefined ? null : toPackage(row);
}

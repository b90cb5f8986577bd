import type { ContentOverview } from '@tassis/contracts';
import { PACKAGES_MAX, type PackageStatus } from '@tassis/domain';
import { and, asc, count, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { packageDrafts, packages, packageVersions, users } from '../../database/schema/index.ts';
import { shownAt } from '../packages/content-package-wire.ts';
import { findOrdersByMonth } from './orders-by-month.repository.ts';
import { findSiteTextStates } from './site-text-states.repository.ts';

/** Changes and featured packages at most: a glance, not a list. */
const FEW = 10;

const named = {
  id: packages.id,
  code: packages.code,
  name: packages.name,
  status: packages.status,
};

/** What is on the site and what is being prepared. */
export async function findContentOverview(db: Executor, now: Date): Promise<ContentOverview> {
  const { faq, reviews } = await findSiteTextStates(db);
  return {
    packages: await countByStatus(db),
    drafts: await db.$count(packageDrafts, isNotNull(packageDrafts.content)),
    planned: await findPlanned(db),
    orders: await findOrdersByMonth(db, now),
    featured: await findFeatured(db),
    last_changes: await findLastChanges(db),
    faq,
    reviews,
  };
}

async function countByStatus(db: Executor): Promise<ContentOverview['packages']> {
  const rows = await db
    .select({ status: packages.status, total: count() })
    .from(packages)
    .groupBy(packages.status);
  const totalOf = (status: PackageStatus) => rows.find((row) => row.status === status)?.total ?? 0;
  return {
    draft: totalOf('draft'),
    published: totalOf('published'),
    archived: totalOf('archived'),
  };
}

function findFeatured(db: Executor): Promise<ContentOverview['featured']> {
  return db
    .select(named)
    .from(packages)
    .where(and(eq(packages.status, 'published'), eq(packages.isFeatured, true)))
    .orderBy(asc(packages.position), asc(packages.id))
    .limit(FEW);
}

async function findPlanned(db: Executor): Promise<ContentOverview['planned']> {
  const { packageId, publishAt, skippedAt } = packageDrafts;
  const rows = await db
    .select({ ...named, publishAt, skippedAt })
    .from(packageDrafts)
    .innerJoin(packages, eq(packages.id, packageId))
    .where(or(isNotNull(publishAt), isNotNull(skippedAt)))
    .orderBy(asc(publishAt), asc(packages.id))
    .limit(PACKAGES_MAX);
  return rows.map(({ publishAt: planned, skippedAt: skipped, ...row }) => ({
    ...row,
    publish_at: shownAt(planned),
    skipped_at: shownAt(skipped),
  }));
}

async function findLastChanges(db: Executor): Promise<ContentOverview['last_changes']> {
  const rows = await db
    .select({
      ...named,
      version: packages.version,
      author: users.userName,
      updatedAt: packages.updatedAt,
    })
    .from(packages)
    .leftJoin(
      packageVersions,
      and(
        eq(packageVersions.packageId, packages.id),
        eq(packageVersions.version, packages.version),
      ),
    )
    .leftJoin(users, eq(users.id, packageVersions.authorId))
    .orderBy(desc(packages.updatedAt), desc(packages.id))
    .limit(FEW);
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updated_at: updatedAt.toISOString() }));
}

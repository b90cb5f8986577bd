import type { ContentOverview } from '@tassis/contracts';
import { PACKAGES_MAX, type PackageStatus } from '@tassis/domain';
import { and, asc, count, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { packageDrafts, packages, packageVersions, users } from '../../database/schema/index.ts';
import { findArticles } from '../articles/article.repository.ts';
import { shownAt } from '../packages/content-package-wire.ts';
import { findOrdersByMonth } from './orders-by-month.repository.ts';
import { findSiteTextStates } from './site-text-states.repository.ts';

/** How many changes and featured packages are shown. */
const FEW = 10;

const named = {
  id: packages.id,
  code: packages.code,
  name: packages.name,
  status: packages.status,
};

/** The state of the site's content and its drafts. */
export async function findContentOverview(db: Executor, now: Date): Promise<ContentOverview> {
  const articles = await findArticles(db);
  return {
    packages: await countByStatus(db),
    package_drafts: await findPackageDrafts(db),
    article_drafts: articles.flatMap(({ name, title, drafted_at }) =>
      drafted_at === null ? [] : [{ name, title, saved_at: drafted_at }],
    ),
    orders: await findOrdersByMonth(db, now),
    featured: await findFeatured(db),
    last_changes: await findLastChanges(db),
    ...(await findSiteTextStates(db, now)),
  };
}

async function countByStatus(db: Executor): Promise<ContentOverview['packages']> {
  const rows = await db
    .select({ status: packages.status, total: count() })
    .from(packages)
    .groupBy(packages.status);
  const getTotal = (status: PackageStatus) => rows.find((row) => row.status === status)?.total ?? 0;
  return {
    draft: getTotal('draft'),
    published: getTotal('published'),
    archived: getTotal('archived'),
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

async function findPackageDrafts(db: Executor): Promise<ContentOverview['package_drafts']> {
  const { packageId, publishAt, skippedAt } = packageDrafts;
  const hasDraft = isNotNull(packageDrafts.content);
  const rows = await db
    .select({
      ...named,
      hasDraft: sql<boolean>`${hasDraft}`,
      savedAt: packageDrafts.updatedAt,
      changedAt: packages.updatedAt,
      publishAt,
      skippedAt,
    })
    .from(packages)
    .leftJoin(packageDrafts, eq(packageId, packages.id))
    .where(or(hasDraft, eq(packages.status, 'draft')))
    .orderBy(asc(packages.position), asc(packages.id))
    .limit(PACKAGES_MAX);
  return rows.map(({ hasDraft: has_draft, savedAt, changedAt, ...row }) => {
    const { publishAt: planned, skippedAt: skipped, ...found } = row;
    return {
      ...found,
      has_draft,
      saved_at: ((has_draft && savedAt) || changedAt).toISOString(),
      publish_at: shownAt(planned),
      skipped_at: shownAt(skipped),
    };
  });
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

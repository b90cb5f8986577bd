import type { Package } from '@tassis/contracts';
import { madOf } from '@tassis/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { packages } from '../../database/schema/index.ts';

/** In the order of the site. The firm sells a dozen, so the list is not paged. */
export async function findPublishedPackages(db: Executor): Promise<Package[]> {
  const rows = await db
    .select()
    .from(packages)
    .where(eq(packages.status, 'published'))
    .orderBy(asc(packages.position), asc(packages.id));
  return rows.map(packageOf);
}

/** A package that can be bought, by its id; null once it is not published any more. */
export async function findOfferedPackage(db: Executor, id: string): Promise<Package | null> {
  const [row] = await db
    .select()
    .from(packages)
    .where(and(eq(packages.id, id), eq(packages.status, 'published')));
  return row === undefined ? null : packageOf(row);
}

function packageOf(row: typeof packages.$inferSelect): Package {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    price: madOf(row.priceCentimes),
    domiciliation_duration_months: row.domiciliationDurationMonths,
    domiciliation_monthly_rate: madOf(row.domiciliationMonthlyRateCentimes),
    includes_company_creation: row.includesCompanyCreation,
    company_creation_price: madOf(row.companyCreationPriceCentimes),
    optional_company_creation: row.optionalCompanyCreation,
    optional_company_creation_price: madOf(row.optionalCompanyCreationPriceCentimes),
    is_featured: row.isFeatured,
    badge_text: row.badgeText,
    badge_config: row.badgeConfig,
    highlight_text: row.highlightText,
    included_services: row.includedServices,
    features: row.features,
    status: row.status,
    position: row.position,
    version: row.version,
  };
}

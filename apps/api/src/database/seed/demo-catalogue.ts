import { centimesOf, type PricingSettings } from '@tassis/domain';
import { firmRecord, samplePackages } from '@tassis/testing/builders';
import type { Executor } from '../client.ts';
import { packages, settings } from '../schema/index.ts';

type PackageDraft = (typeof samplePackages)[number];

/** Packages in the order of the site, and the firm's records. */
export async function insertCatalogue(db: Executor, pricing: PricingSettings): Promise<void> {
  await db.insert(packages).values(samplePackages.map((draft, index) => packageRow(draft, index)));
  await db.insert(settings).values([
    { key: 'firm', value: firmRecord() },
    { key: 'pricing', value: pricing },
  ]);
}

function packageRow(draft: PackageDraft, index: number): typeof packages.$inferInsert {
  return {
    code: draft.code,
    name: draft.name,
    description: draft.description,
    priceCentimes: centimesOf(draft.price),
    domiciliationDurationMonths: draft.domiciliation_duration_months,
    domiciliationMonthlyRateCentimes: centimesOf(draft.domiciliation_monthly_rate),
    includesCompanyCreation: draft.includes_company_creation,
    companyCreationPriceCentimes: centimesOf(draft.company_creation_price),
    optionalCompanyCreation: draft.optional_company_creation,
    optionalCompanyCreationPriceCentimes: centimesOf(draft.optional_company_creation_price),
    isFeatured: draft.is_featured,
    badgeText: draft.badge_text,
    badgeConfig: draft.badge_config,
    highlightText: draft.highlight_text,
    includedServices: draft.included_services,
    features: draft.features,
    status: draft.status,
    position: index + 1,
  };
}

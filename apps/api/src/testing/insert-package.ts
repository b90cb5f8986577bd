import { toCentimes } from '@tassis/domain';
import { aPackage, type PackageDraft } from '@tassis/testing/builders';
import type { Executor } from '../database/client.ts';
import { packages } from '../database/schema/index.ts';

let made = 0;

/** A package in the database; a published domiciliation of 12 months unless said otherwise. @returns its id */
export async function insertPackage(
  db: Executor,
  changes: Partial<PackageDraft> = {},
): Promise<string> {
  made += 1;
  const draft = aPackage({ code: `TEST${made}`, ...changes });
  const [row] = await db
    .insert(packages)
    .values({
      code: draft.code,
      name: draft.name,
      description: draft.description,
      priceCentimes: toCentimes(draft.price),
      domiciliationDurationMonths: draft.domiciliation_duration_months,
      domiciliationMonthlyRateCentimes: toCentimes(draft.domiciliation_monthly_rate),
      includesCompanyCreation: draft.includes_company_creation,
      companyCreationPriceCentimes: toCentimes(draft.company_creation_price),
      optionalCompanyCreation: draft.optional_company_creation,
      optionalCompanyCreationPriceCentimes: toCentimes(draft.optional_company_creation_price),
      isFeatured: draft.is_featured,
      badgeText: draft.badge_text,
      badgeConfig: draft.badge_config,
      highlightText: draft.highlight_text,
      includedServices: draft.included_services,
      features: draft.features,
      status: draft.status,
      position: draft.position,
    })
    .returning({ id: packages.id });
  if (row === undefined) throw new Error('The package was not written');
  return row.id;
}

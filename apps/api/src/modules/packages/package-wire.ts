import type { ContentPackage, Package, PackageForm } from '@tassis/contracts';
import { toCentimes, toMad } from '@tassis/domain';
import type { packages } from '../../database/schema/index.ts';

export type PackageRow = typeof packages.$inferSelect;

/** A package on the wire: amounts in MAD. */
export function packageOf(row: PackageRow): Package {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    price: toMad(row.priceCentimes),
    domiciliation_duration_months: row.domiciliationDurationMonths,
    domiciliation_monthly_rate: toMad(row.domiciliationMonthlyRateCentimes),
    includes_company_creation: row.includesCompanyCreation,
    company_creation_price: toMad(row.companyCreationPriceCentimes),
    optional_company_creation: row.optionalCompanyCreation,
    optional_company_creation_price: toMad(row.optionalCompanyCreationPriceCentimes),
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

/** As {@link packageOf}, with what only the staff see. */
export function contentPackageOf(row: PackageRow): ContentPackage {
  const { createdAt, updatedAt } = row;
  return {
    ...packageOf(row),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

/** What is kept of a form: amounts in centimes, texts without blanks around them, none instead of ''. */
export function columnsOf(form: PackageForm) {
  const badge = textOf(form.badge_config?.text);
  return {
    code: form.code,
    name: form.name.trim(),
    description: form.description.trim(),
    priceCentimes: toCentimes(form.price),
    domiciliationDurationMonths: form.domiciliation_duration_months,
    domiciliationMonthlyRateCentimes: toCentimes(form.domiciliation_monthly_rate),
    includesCompanyCreation: form.includes_company_creation,
    companyCreationPriceCentimes: toCentimes(form.company_creation_price),
    optionalCompanyCreation: form.optional_company_creation,
    optionalCompanyCreationPriceCentimes: toCentimes(form.optional_company_creation_price),
    isFeatured: form.is_featured,
    badgeText: textOf(form.badge_text),
    badgeConfig: badge === null ? null : { text: badge },
    highlightText: textOf(form.highlight_text),
    includedServices: form.included_services.map((line) => line.trim()),
    features: form.features.map((line) => line.trim()),
  } satisfies Partial<typeof packages.$inferInsert>;
}

function textOf(typed: string | null | undefined): string | null {
  const text = typed?.trim() ?? '';
  return text === '' ? null : text;
}

import type { Package, TranslatedPackage } from '@tassis/contracts';
import {
  inEnglish,
  toCentimes,
  toMad,
  type EnglishTexts,
  type PackageContent,
} from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { packages } from '../../database/schema/index.ts';

export type PackageRow = typeof packages.$inferSelect;

/** A package on the wire: amounts in MAD, texts in one language. */
export function toPackage(row: PackageRow, locale: Locale = 'fr'): Package {
  const french = toFrench(row);
  return locale === 'fr' ? french : inEnglish(french, englishIn(row.english));
}

/** The same in both languages. */
export function toTranslatedPackage(row: PackageRow): TranslatedPackage {
  return { ...toFrench(row), ...englishIn(row.english) };
}

function toFrench(row: PackageRow): Package {
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

/** The English texts, complete also for content from before English texts existed. */
export function englishIn(written: Partial<EnglishTexts>) {
  return {
    name_en: written.name_en ?? null,
    description_en: written.description_en ?? null,
    badge_text_en: written.badge_text_en ?? null,
    highlight_text_en: written.highlight_text_en ?? null,
    included_services_en: [...(written.included_services_en ?? [])],
    features_en: [...(written.features_en ?? [])],
  };
}

/** A content, with or without English texts. */
type Given = Omit<PackageContent, keyof EnglishTexts> & {
  [Name in keyof EnglishTexts]?: EnglishTexts[Name] | undefined;
};

/** The stored content of a form: texts are trimmed, and empty ones become null. */
export function toContent(form: Given) {
  const badge = toText(form.badge_config?.text);
  return {
    code: form.code,
    name: form.name.trim(),
    description: form.description.trim(),
    price: form.price,
    domiciliation_duration_months: form.domiciliation_duration_months,
    domiciliation_monthly_rate: form.domiciliation_monthly_rate,
    includes_company_creation: form.includes_company_creation,
    company_creation_price: form.company_creation_price,
    optional_company_creation: form.optional_company_creation,
    optional_company_creation_price: form.optional_company_creation_price,
    is_featured: form.is_featured,
    badge_text: toText(form.badge_text),
    badge_config: badge === null ? null : { text: badge },
    highlight_text: toText(form.highlight_text),
    included_services: toLines(form.included_services),
    features: toLines(form.features),
    name_en: toText(form.name_en),
    description_en: toText(form.description_en),
    badge_text_en: toText(form.badge_text_en),
    highlight_text_en: toText(form.highlight_text_en),
    included_services_en: toLines(form.included_services_en),
    features_en: toLines(form.features_en),
  } satisfies PackageContent;
}

/** The content as the table has it: amounts in centimes. */
export function toColumns(content: PackageContent) {
  return {
    code: content.code,
    name: content.name,
    description: content.description,
    priceCentimes: toCentimes(content.price),
    domiciliationDurationMonths: content.domiciliation_duration_months,
    domiciliationMonthlyRateCentimes: toCentimes(content.domiciliation_monthly_rate),
    includesCompanyCreation: content.includes_company_creation,
    companyCreationPriceCentimes: toCentimes(content.company_creation_price),
    optionalCompanyCreation: content.optional_company_creation,
    optionalCompanyCreationPriceCentimes: toCentimes(content.optional_company_creation_price),
    isFeatured: content.is_featured,
    badgeText: content.badge_text,
    badgeConfig: content.badge_config,
    highlightText: content.highlight_text,
    includedServices: [...content.included_services],
    features: [...content.features],
    english: englishIn(content),
  } satisfies Partial<typeof packages.$inferInsert>;
}

function toText(typed: string | null | undefined): string | null {
  const text = typed?.trim() ?? '';
  return text === '' ? null : text;
}

function toLines(lines: readonly string[] = []): string[] {
  return lines.map((line) => line.trim());
}

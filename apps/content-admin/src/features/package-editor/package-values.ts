import type { PackageDraft } from '@tassis/contracts';
import { PACKAGE_CONTENT_FIELDS, type PackageContentField } from '@tassis/domain';

/** The values of a package's fields. */
export type PackageValues = Pick<PackageDraft, PackageContentField>;

/** The value of one field. */
export type PackageValue = PackageValues[PackageContentField];

const nothing: PackageValues = {
  code: '',
  name: '',
  description: '',
  price: 0,
  domiciliation_duration_months: 0,
  domiciliation_monthly_rate: 0,
  includes_company_creation: false,
  company_creation_price: 0,
  optional_company_creation: false,
  optional_company_creation_price: 0,
  is_featured: false,
  badge_text: null,
  badge_config: null,
  highlight_text: null,
  included_services: [],
  features: [],
  name_en: null,
  description_en: null,
  badge_text_en: null,
  highlight_text_en: null,
  included_services_en: [],
  features_en: [],
};

/** The values of a new draft. */
export const NEW_DRAFT: PackageDraft = {
  ...nothing,
  version: 0,
  is_open: false,
  author: null,
  updated_at: null,
  publish_at: null,
  skipped_at: null,
};

/** Picks the edited fields of a draft or a version. */
export function toValues(content: PackageValues): PackageValues {
  const picked = PACKAGE_CONTENT_FIELDS.map((field) => [field, content[field]] as const);
  return { ...nothing, ...Object.fromEntries(picked) };
}

/** Lists the values of all fields in their order. */
export function toList(values: PackageValues): PackageValue[] {
  return PACKAGE_CONTENT_FIELDS.map((field) => values[field]);
}

/** Makes the fields from their values in that order. */
export function fromList(list: readonly PackageValue[]): PackageValues {
  const fields = PACKAGE_CONTENT_FIELDS.map((field, place) => [field, list[place]] as const);
  return { ...nothing, ...Object.fromEntries(fields) };
}

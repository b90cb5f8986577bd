import {
  PACKAGE_FIELDS,
  PACKAGE_LINES_MAX,
  PACKAGE_STATUSES,
  packageDuration,
  packagePrice,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { amount, field, wrong } from '../rule.ts';

const price = amount(packagePrice);
const flag = z.boolean(wrong);
const description = field(PACKAGE_FIELDS.description);
const badge = field(PACKAGE_FIELDS.badge);
const highlight = field(PACKAGE_FIELDS.highlight);
const lines = z
  .array(field(PACKAGE_FIELDS.line), wrong)
  .check(z.maxLength(PACKAGE_LINES_MAX, { error: 'too_many_items' }));
const english = (text: typeof badge) => z.optional(z.nullable(text));

/** The fields of a package that the content staff edit; other operations change status, order and version. */
export const PackageForm = z.strictObject({
  code: field(PACKAGE_FIELDS.code),
  name: field(PACKAGE_FIELDS.name),
  description,
  price,
  domiciliation_duration_months: amount(packageDuration),
  domiciliation_monthly_rate: price,
  includes_company_creation: flag,
  company_creation_price: price,
  optional_company_creation: flag,
  optional_company_creation_price: price,
  is_featured: flag,
  badge_text: z.nullable(badge),
  badge_config: z.nullable(z.strictObject({ text: z.optional(badge) }, wrong)),
  highlight_text: z.nullable(highlight),
  included_services: lines,
  features: lines,
  /** English pages show the French of what is empty. */
  name_en: english(field(PACKAGE_FIELDS.nameInEnglish)),
  description_en: english(description),
  /** Instead of both French badges. */
  badge_text_en: english(badge),
  highlight_text_en: english(highlight),
  included_services_en: z.optional(lines),
  features_en: z.optional(lines),
});

export const packageStatus = z.enum(PACKAGE_STATUSES, wrong);

export type PackageForm = z.output<typeof PackageForm>;

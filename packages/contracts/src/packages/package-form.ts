import {
  PACKAGE_FIELDS,
  PACKAGE_LINES_MAX,
  PACKAGE_STATUSES,
  packageDuration,
  packagePrice,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { amount, field, wrong } from '../rule.ts';
import { Package } from './package.ts';

const price = amount(packagePrice);
const flag = z.boolean(wrong);
const badge = field(PACKAGE_FIELDS.badge);
const lines = z
  .array(field(PACKAGE_FIELDS.line), wrong)
  .check(z.maxLength(PACKAGE_LINES_MAX, { error: 'too_many_items' }));

/** The fields of a package that the content staff edit; other operations change status, order and version. */
export const PackageForm = z.strictObject({
  code: field(PACKAGE_FIELDS.code),
  name: field(PACKAGE_FIELDS.name),
  description: field(PACKAGE_FIELDS.description),
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
  highlight_text: z.nullable(field(PACKAGE_FIELDS.highlight)),
  included_services: lines,
  features: lines,
});

/** A package, for the content staff. */
export const ContentPackage = z.extend(Package, { created_at: z.string(), updated_at: z.string() });

/** An earlier version of a package. `author` is null when unknown or their account is gone. */
export const PackageVersion = z.object({
  version: z.number(),
  author: z.nullable(z.string()),
  created_at: z.string(),
  package: Package,
});

export const packageStatus = z.enum(PACKAGE_STATUSES, wrong);

export type PackageForm = z.output<typeof PackageForm>;
export type ContentPackage = z.output<typeof ContentPackage>;
export type PackageVersion = z.output<typeof PackageVersion>;

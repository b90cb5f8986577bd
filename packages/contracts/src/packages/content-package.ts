import * as z from '@tassis/contracts/schema';
import { lastChange } from '../content/last-change.ts';
import { Package, packageContent } from './package.ts';

const text = z.nullable(z.string());

const english = {
  name_en: text,
  description_en: text,
  badge_text_en: text,
  highlight_text_en: text,
  included_services_en: z.array(z.string()),
  features_en: z.array(z.string()),
};

/** A version of a package with its texts in both languages. */
const TranslatedPackage = z.extend(Package, english);

/**
 * What is being edited of a package: its open draft or, while there is none, its own content. `version` is what
 * `If-Match` names: it moves with every change of the draft and with its end, and is 0 before the first.
 */
export const PackageDraft = z.object({
  ...packageContent,
  ...english,
  version: z.number(),
  /** Whether there is a draft. */
  is_open: z.boolean(),
  /** Who changed it last; null when unknown or their account is gone. */
  author: text,
  updated_at: text,
  last_change: lastChange,
  /** When it is published by itself, as clocks in Morocco show it: '2026-11-30T10:30:00+01:00'. */
  publish_at: text,
  /** The same: when it was found that it cannot be published, until somebody changes it. */
  skipped_at: text,
});

/** A package for the content staff, as it was last published or, if it never was, as it was created. */
export const ContentPackage = z.extend(TranslatedPackage, {
  created_at: z.string(),
  updated_at: z.string(),
  draft: PackageDraft,
});

/** `older_orders`: how many orders in progress bought an older content of the package; at most a thousand are counted. */
export const PackageDetail = z.extend(ContentPackage, { older_orders: z.number() });

/** An earlier version of a package. `author` is null when unknown or their account is gone. */
export const PackageVersion = z.object({
  version: z.number(),
  author: text,
  created_at: z.string(),
  package: TranslatedPackage,
});

export type TranslatedPackage = z.output<typeof TranslatedPackage>;
export type PackageDraft = z.output<typeof PackageDraft>;
export type ContentPackage = z.output<typeof ContentPackage>;
export type PackageDetail = z.output<typeof PackageDetail>;
export type PackageVersion = z.output<typeof PackageVersion>;

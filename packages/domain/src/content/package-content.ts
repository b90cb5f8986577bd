/** The content of a package that its staff edit, with amounts in MAD and names as on the wire. */
export type PackageContent = {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly domiciliation_duration_months: number;
  readonly domiciliation_monthly_rate: number;
  readonly includes_company_creation: boolean;
  readonly company_creation_price: number;
  readonly optional_company_creation: boolean;
  readonly optional_company_creation_price: number;
  readonly is_featured: boolean;
  readonly badge_text: string | null;
  readonly badge_config: { readonly text?: string | undefined } | null;
  readonly highlight_text: string | null;
  readonly included_services: readonly string[];
  readonly features: readonly string[];
} & EnglishTexts;

/** The texts of a package in English. An English page shows the French of those that are empty. */
export type EnglishTexts = {
  readonly name_en: string | null;
  readonly description_en: string | null;
  /** Instead of both French badges. */
  readonly badge_text_en: string | null;
  readonly highlight_text_en: string | null;
  readonly included_services_en: readonly string[];
  readonly features_en: readonly string[];
};

/** The fields of {@link PackageContent}, in the order of the editor. */
export const PACKAGE_CONTENT_FIELDS = [
  'code',
  'name',
  'name_en',
  'description',
  'description_en',
  'price',
  'domiciliation_duration_months',
  'domiciliation_monthly_rate',
  'includes_company_creation',
  'company_creation_price',
  'optional_company_creation',
  'optional_company_creation_price',
  'is_featured',
  'badge_text',
  'badge_config',
  'badge_text_en',
  'highlight_text',
  'highlight_text_en',
  'included_services',
  'included_services_en',
  'features',
  'features_en',
] as const satisfies readonly (keyof PackageContent)[];

export type PackageContentField = keyof PackageContent;

/** The pages that have questions and answers of their own. */
export const FAQ_PAGES = [
  'home',
  'about',
  'contact',
  'services',
  'company_creation',
  'domiciliation',
  'negative_certificate',
] as const;

export type FaqPage = (typeof FAQ_PAGES)[number];

/** Questions of a page, and reviews in all, at most. */
export const SITE_TEXTS_MAX = 50;

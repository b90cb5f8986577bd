/** The pages with questions and answers. */
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

/** The most questions of a page, and the most reviews. */
export const SITE_TEXTS_MAX = 50;

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

const IN_ENGLISH = new Set<FaqPage>(['company_creation', 'domiciliation', 'negative_certificate']);

/** Whether a page is there in English, too: the ordering pages are, the others are French only. */
export function isInEnglish(page: FaqPage): boolean {
  return IN_ENGLISH.has(page);
}

/** The most questions of a page, and the most reviews. */
export const SITE_TEXTS_MAX = 50;

/** What the site can be read in; French first, which every page has. */
export const LANGUAGES = ['fr', 'en'] as const;

/** A language of the site. */
export type Language = (typeof LANGUAGES)[number];

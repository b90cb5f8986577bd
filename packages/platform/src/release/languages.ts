/** Languages of the site. French comes first: every page has it. */
export const LANGUAGES = ['fr', 'en'] as const;

/** A language of the site. */
export type Language = (typeof LANGUAGES)[number];

/** The forms with drafts on the server, by their name in the address. */
export const DRAFT_SERVICES = [
  'company_creation',
  'domiciliation',
  'negative_certificate',
] as const;

/** The number of steps of the company creation form. */
export const CREATION_STEPS = 5;

export type DraftService = (typeof DRAFT_SERVICES)[number];

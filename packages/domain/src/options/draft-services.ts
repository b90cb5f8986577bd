/** The forms of which the server keeps a draft, by their name in the address. */
export const DRAFT_SERVICES = [
  'company_creation',
  'domiciliation',
  'negative_certificate',
] as const;

/** The form of a company creation has so many steps. */
export const CREATION_STEPS = 5;

export type DraftService = (typeof DRAFT_SERVICES)[number];

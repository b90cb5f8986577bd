/** The forms of which the server keeps a draft, by their name in the address. */
export const DRAFT_SERVICES = [
  'company_creation',
  'domiciliation',
  'negative_certificate',
] as const;

export type DraftService = (typeof DRAFT_SERVICES)[number];

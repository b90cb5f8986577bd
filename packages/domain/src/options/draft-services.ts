/** The forms with drafts on the server, by their name in the address. */
export const DRAFT_SERVICES = [
  'company_creation',
  'domiciliation',
  'negative_certificate',
] as const;

/** Where the browser stores a form that waits for its visitor to sign in: the keys of the specification. */
export const DRAFT_STORAGE_KEYS: Readonly<Record<DraftService, string>> = {
  company_creation: 'companyCreationFormData',
  domiciliation: 'domiciliationFormData',
  negative_certificate: 'negativeCertificatFormData',
};

/** The number of steps of the company creation form. */
export const CREATION_STEPS = 5;

export type DraftService = (typeof DRAFT_SERVICES)[number];

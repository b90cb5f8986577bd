/** Who may register as a partner, by profession. */
export const ACCOUNTANT_LEGAL_STATUSES = [
  'Expert comptable',
  'Comptable agréé',
  'Commissaire aux Comptes',
  'Notaire',
  'Domiciliataire',
  'Association/Fondation',
  'Société',
  'Administration',
  'Autre',
] as const;
export type AccountantLegalStatus = (typeof ACCOUNTANT_LEGAL_STATUSES)[number];

/** Legal forms of a partner's own business. */
export const ACCOUNTANT_LEGAL_FORMS = ['SARL AU', 'SARL', 'SA', 'SAS', 'SCI', 'SCP'] as const;
export type AccountantLegalForm = (typeof ACCOUNTANT_LEGAL_FORMS)[number];

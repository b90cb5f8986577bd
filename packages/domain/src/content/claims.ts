/** The figures that the site says of the firm, such as '500+'. */
export const CLAIM_FIGURES = [
  'satisfied_clients',
  'years_of_experience',
  'years_of_experience_contact',
  'satisfaction',
  'success_rate',
  'companies_supported',
  'companies_created',
  'support',
  'company_creation_days',
  'statute_change_days',
  'response_hours',
] as const;

/** What it says of the firm in sentences. */
export const CLAIM_SENTENCES = ['commitment', 'one_person', 'express', 'support_always'] as const;

/** What it says beside the opening hours. */
export const HOURS_TEXTS = [
  'hours_title',
  'hours_open_now',
  'hours_closed_now',
  'hours_closed',
  'hours_emergency',
  'hours_phone',
] as const;

/** All that the site says of the firm, in the order in which it is edited. */
export const CLAIM_NAMES = [...CLAIM_FIGURES, ...CLAIM_SENTENCES, ...HOURS_TEXTS] as const;

export type ClaimName = (typeof CLAIM_NAMES)[number];

/** The longest figure, in UTF-16 units. */
export const CLAIM_FIGURE_MAX = 60;

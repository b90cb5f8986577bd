import type { Violation } from '../validators/violation.ts';

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

/** The figures that sentences and promised days are made of: the unit stands in the sentence. */
const DELAYS: readonly ClaimName[] = ['company_creation_days', 'response_hours'];

/** The longest delay; a longer one is a mistake, and no promise. */
export const CLAIM_DELAY_MAX = 365;

/** The figure of a claim: of a delay a number or two ('24', '7-10'), of another as it is written. Empty is not shown. */
export function claimFigure(name: string, figure: string): Violation | null {
  const isDelay = DELAYS.some((delay) => delay === name);
  if (!isDelay || figure === '') return null;
  const [first = 0, last = first] = figure.split('-').map(Number);
  const isFine =
    /^\d+(?:-\d+)?$/u.test(figure) && first > 0 && first <= last && last <= CLAIM_DELAY_MAX;
  return isFine ? null : { code: 'claim_delay_invalid' };
}

/** Codes of advice, which a form shows and never enforces; the texts are in `@tassis/messages`. */
export const ADVICE_CODES = [
  'sarl_au_several_associates',
  'sarl_single_associate',
  'sarl_over_fifty',
  'ice_key',
  'forbidden_word',
] as const;

export type AdviceCode = (typeof ADVICE_CODES)[number];

/** How a company that moves in presents itself, as its form names it. */
export const DOMICILIATION_LEGAL_FORMS = [
  'dénomination_Commerciale',
  'enseigne_commerciale',
] as const;

export type DomiciliationLegalForm = (typeof DOMICILIATION_LEGAL_FORMS)[number];

/** The legal forms of a company that moves in, as its form names them. */
export const DOMICILIATION_LEGAL_FORMS = [
  'dénomination_Commerciale',
  'enseigne_commerciale',
] as const;

export type DomiciliationLegalForm = (typeof DOMICILIATION_LEGAL_FORMS)[number];

/** The kinds of a client's document. People upload the first five; the rest are generated. */
export const DOCUMENT_KINDS = [
  'identity',
  'negative_certificate',
  'payment_proof',
  'official',
  'other',
  'order_summary',
  'receipt',
  'domiciliation_contract',
  'domiciliation_certificate',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** `replaced`: it was refused, and its client has sent another one for it. */
export const DOCUMENT_STATUSES = ['pending', 'accepted', 'refused', 'replaced'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** A document is reviewed once. */
export function mayReviewDocument(from: DocumentStatus, to: DocumentStatus): boolean {
  return from === 'pending' && (to === 'accepted' || to === 'refused');
}

/** A client replaces a refused document, once, by a new one. */
export function mayReplaceDocument(status: DocumentStatus): boolean {
  return status === 'refused';
}

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

export const DOCUMENT_STATUSES = ['pending', 'accepted', 'refused'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** A document is reviewed once; a client replaces a refused one by a new document. */
export function mayReviewDocument(from: DocumentStatus, to: DocumentStatus): boolean {
  return from === 'pending' && to !== 'pending';
}

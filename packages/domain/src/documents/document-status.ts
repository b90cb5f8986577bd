/** What a paper of a client's is. The first five are sent in or put there by people, the rest the house makes. */
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

/** A document is looked at once; a refused one is sent anew. */
export function mayReviewDocument(from: DocumentStatus, to: DocumentStatus): boolean {
  return from === 'pending' && to !== 'pending';
}

/** A partner waits until an admin decides; a rejected one may be validated later. */
export const PARTNER_STATUSES = ['pending', 'validated', 'rejected'] as const;
export type PartnerStatus = (typeof PARTNER_STATUSES)[number];

/** Whether an admin may change the status. */
export function mayReviewPartner(from: PartnerStatus, to: PartnerStatus): boolean {
  return to !== 'pending' && to !== from;
}

/** The data of a business, which an admin validates and mails to clients name. */
type Business = {
  readonly businessName: string;
  readonly legalStatus: string;
  readonly legalForm: string;
};

/**
 * The status of a partner after a change of their own record: a change of the business requires a new validation, and any
 * change of one who was rejected asks for another one.
 */
export function partnerStatusAfter(
  before: Business & { readonly status: PartnerStatus },
  after: Business,
): PartnerStatus {
  const isSame =
    before.businessName === after.businessName &&
    before.legalStatus === after.legalStatus &&
    before.legalForm === after.legalForm;
  return isSame && before.status !== 'rejected' ? before.status : 'pending';
}

/** A link with a client, or an order on the client's behalf. */
export const PARTNER_REQUEST_KINDS = ['link', 'order'] as const;
export type PartnerRequestKind = (typeof PARTNER_REQUEST_KINDS)[number];

/** A partner withdraws what waits; a client refuses it, and revokes a link that was accepted. */
export const PARTNER_REQUEST_STATUSES = [
  'pending',
  'accepted',
  'refused',
  'withdrawn',
  'revoked',
] as const;
export type PartnerRequestStatus = (typeof PARTNER_REQUEST_STATUSES)[number];

/** What a partner sees coming for their clients: what ends, and what is to be paid. */
export const PARTNER_DEADLINE_KINDS = ['domiciliation', 'certificate', 'bill'] as const;

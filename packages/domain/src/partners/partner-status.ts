/** A partner waits until an admin decides; a rejected one may be validated later. */
export const PARTNER_STATUSES = ['pending', 'validated', 'rejected'] as const;
export type PartnerStatus = (typeof PARTNER_STATUSES)[number];

/** Whether an admin may decide so. */
export function mayReviewPartner(from: PartnerStatus, to: PartnerStatus): boolean {
  return to !== 'pending' && to !== from;
}

/** What an admin validates a partner by, and what mails to strangers say who asks. */
type Business = {
  readonly businessName: string;
  readonly legalStatus: string;
  readonly legalForm: string;
};

/** What a partner is after changing their own record: another business waits to be validated. */
export function partnerStatusAfter(
  before: Business & { readonly status: PartnerStatus },
  after: Business,
): PartnerStatus {
  const isSame =
    before.businessName === after.businessName &&
    before.legalStatus === after.legalStatus &&
    before.legalForm === after.legalForm;
  return isSame ? before.status : 'pending';
}

/** To be linked with a client, or to order on the client's behalf. */
export const PARTNER_REQUEST_KINDS = ['link', 'order'] as const;
export type PartnerRequestKind = (typeof PARTNER_REQUEST_KINDS)[number];

export const PARTNER_REQUEST_STATUSES = ['pending', 'accepted', 'refused'] as const;
export type PartnerRequestStatus = (typeof PARTNER_REQUEST_STATUSES)[number];

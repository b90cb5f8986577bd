import {
  PARTNER_STATUSES,
  partnerBusinessName,
  partnerLegalForm,
  partnerLegalStatus,
  registrationFirstName,
  registrationLastName,
  registrationPhone,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { text } from '../rule.ts';

/** What a partner may change of their own record. */
export const PartnerProfileForm = z.strictObject({
  firstName: text('first_name_required', registrationFirstName),
  lastName: text('last_name_required', registrationLastName),
  phone: text('phone_required', registrationPhone),
  businessName: text('business_name_required', partnerBusinessName),
  legalStatus: text('legal_status_required', partnerLegalStatus),
  legalForm: text('legal_form_required', partnerLegalForm),
});

export const PartnerProfile = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  businessName: z.string(),
  legalStatus: z.string(),
  legalForm: z.string(),
  status: z.enum(PARTNER_STATUSES),
  /** Why it was rejected. */
  review_reason: z.nullable(z.string()),
  version: z.number(),
});

export type PartnerProfile = z.output<typeof PartnerProfile>;
export type PartnerProfileForm = z.output<typeof PartnerProfileForm>;

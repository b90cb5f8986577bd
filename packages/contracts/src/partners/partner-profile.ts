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
import { field } from '../rule.ts';

/** The fields of their own record that a partner may change. */
export const PartnerProfileForm = z.strictObject({
  firstName: field(registrationFirstName),
  lastName: field(registrationLastName),
  phone: field(registrationPhone),
  businessName: field(partnerBusinessName),
  legalStatus: field(partnerLegalStatus),
  legalForm: field(partnerLegalForm),
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
  /** The reason of the rejection. */
  review_reason: z.nullable(z.string()),
  version: z.number(),
});

export type PartnerProfile = z.output<typeof PartnerProfile>;
export type PartnerProfileForm = z.output<typeof PartnerProfileForm>;

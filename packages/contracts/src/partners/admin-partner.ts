import { PARTNER_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';

/** A partner as the staff see them. `review_reason` says why it was rejected. */
export const AdminPartner = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  businessName: z.string(),
  legalStatus: z.string(),
  legalForm: z.string(),
  status: z.enum(PARTNER_STATUSES),
  review_reason: z.nullable(z.string()),
  reviewed_at: z.nullable(z.string()),
  disabled: z.boolean(),
  created_at: z.string(),
  version: z.number(),
});

export type AdminPartner = z.output<typeof AdminPartner>;

export const PartnerParams = z.object({ id: z.uuid({ error: 'invalid_value' }) });

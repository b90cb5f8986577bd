import * as z from '@tassis/contracts/schema';
import { PartnerProfile } from './partner-profile.ts';

/** A partner, for the staff. */
export const AdminPartner = z.extend(PartnerProfile, {
  reviewed_at: z.nullable(z.string()),
  disabled: z.boolean(),
  created_at: z.string(),
});

export type AdminPartner = z.output<typeof AdminPartner>;

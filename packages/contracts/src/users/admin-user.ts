import { ROLES, STAFF_ROLES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { wrong } from '../rule.ts';

/** An account, for the staff. */
export const AdminUser = z.object({
  id: z.uuid(),
  email: z.string(),
  userName: z.string(),
  user_type: z.enum(ROLES),
  email_verified: z.boolean(),
  disabled: z.boolean(),
  mfa_enabled: z.boolean(),
  created_at: z.string(),
  version: z.number(),
});

export type AdminUser = z.output<typeof AdminUser>;

/** A role of the firm's own people, the only ones that an admin gives. */
export const staffRole = z.enum(STAFF_ROLES, wrong);

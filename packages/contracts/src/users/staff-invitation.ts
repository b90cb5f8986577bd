import { STAFF_ROLES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';

/** An invitation of a colleague that waits to be accepted. */
export const StaffInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(STAFF_ROLES),
  /** Who of the staff has sent it. */
  invited_by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
});

export type StaffInvitation = z.output<typeof StaffInvitation>;

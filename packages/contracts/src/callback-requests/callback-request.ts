import { CALLBACK_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';

/** Somebody who asks to be called, for the staff. */
export const AdminCallbackRequest = z.object({
  id: z.uuid(),
  name: z.nullable(z.string()),
  phone: z.string(),
  /** Where the appointment was confirmed. */
  email: z.nullable(z.string()),
  message: z.nullable(z.string()),
  /** The booked half hour; null for a call as soon as possible. */
  slot: z.nullable(z.string()),
  /** When to call: the booked half hour, else since the moment of asking. */
  due_at: z.string(),
  status: z.enum(CALLBACK_STATUSES),
  /** Who has taken it, or called. */
  assigned_to: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** The staff's own. */
  note: z.nullable(z.string()),
  cancelled_at: z.nullable(z.string()),
  created_at: z.string(),
  version: z.number(),
});

export type AdminCallbackRequest = z.output<typeof AdminCallbackRequest>;

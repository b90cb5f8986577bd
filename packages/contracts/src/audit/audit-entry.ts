import * as z from '@tassis/contracts/schema';

const changed = z.nullable(z.record(z.string(), z.unknown()));

/** A change by the staff, by a partner of their own file, or by the provider of a payment: who, what and why, with the changed values before and after. */
export const AuditEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** Null when their account is gone, and of what the provider of a payment says (`receivePaymentCallback`). */
  actor: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** The name of the operation. */
  action: z.string(),
  reason: z.nullable(z.string()),
  before: changed,
  after: changed,
});

export type AuditEntry = z.output<typeof AuditEntry>;

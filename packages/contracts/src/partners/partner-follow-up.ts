import {
  DOCUMENT_KINDS,
  DOCUMENT_STATUSES,
  NEXT_ACTORS,
  ORDER_STATUSES,
  PARTNER_DEADLINE_KINDS,
  SERVICE_TYPES,
  WARNING_STATUSES,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';

/** An order of a partner's client: how far it is, without what was filled in and what it costs. */
export const PartnerClientOrder = z.object({
  id: z.uuid(),
  reference: z.string(),
  service: z.enum(SERVICE_TYPES),
  status: z.enum(ORDER_STATUSES),
  /** Who has to act next; null once the order is final. */
  next_actor: z.nullable(z.enum(NEXT_ACTORS)),
  /** The day (YYYY-MM-DD) until which the firm has promised its next step. */
  expected_by: z.nullable(z.string()),
  created_at: z.string(),
});

/** A document of a partner's client: its name and its state. Its contents are the client's and the firm's alone. */
export const PartnerClientDocument = z.object({
  id: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  name: z.string(),
  status: z.enum(DOCUMENT_STATUSES),
  /** The reason of the refusal. */
  review_reason: z.nullable(z.string()),
  reviewed_at: z.nullable(z.string()),
  order: z.nullable(z.object({ id: z.uuid(), reference: z.string() })),
  created_at: z.string(),
});

/** What ends, or is to be paid, on a day. */
export const PartnerDeadline = z.object({
  /** The id of the domiciliation, of the certificate's order or of the bill. */
  id: z.uuid(),
  kind: z.enum(PARTNER_DEADLINE_KINDS),
  /** The company of a domiciliation, the reference of a certificate's order, the number of a bill. */
  subject: z.string(),
  /** The last day, YYYY-MM-DD. */
  day: z.string(),
  /** 0 on the last day, negative after it. */
  days_left: z.number(),
  /** How near the end of a domiciliation or a certificate is; null while it is far, and for a bill. */
  warning: z.nullable(z.enum(WARNING_STATUSES)),
  client: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }),
});

export type PartnerClientOrder = z.output<typeof PartnerClientOrder>;
export type PartnerClientDocument = z.output<typeof PartnerClientDocument>;
export type PartnerDeadline = z.output<typeof PartnerDeadline>;

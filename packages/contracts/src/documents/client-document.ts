import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';

/** A document of a client, uploaded by the client or the staff, or generated. */
export const ClientDocument = z.object({
  id: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  name: z.string(),
  origin: z.enum(['client', 'staff', 'system']),
  status: z.enum(DOCUMENT_STATUSES),
  /** The reason of the refusal. */
  review_reason: z.nullable(z.string()),
  reviewed_at: z.nullable(z.string()),
  /** The refused document that this one was sent for. */
  replaces: z.nullable(
    z.object({ id: z.uuid(), name: z.string(), review_reason: z.nullable(z.string()) }),
  ),
  order: z.nullable(z.object({ id: z.uuid(), reference: z.string() })),
  /** The bill that a proof of payment or a receipt belongs to. */
  bill: z.nullable(z.object({ id: z.uuid(), number: z.string() })),
  /** Bytes. */
  size: z.number(),
  created_at: z.string(),
  version: z.number(),
});

/** A document in the staff's list, with its client. */
export const AdminDocument = z.extend(ClientDocument, {
  client: z.object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  }),
});

export type ClientDocument = z.output<typeof ClientDocument>;
export type AdminDocument = z.output<typeof AdminDocument>;

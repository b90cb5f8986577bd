import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';

/** A paper of a client: sent in, put there by the staff, or made by the house. */
export const ClientDocument = z.object({
  id: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  name: z.string(),
  origin: z.enum(['client', 'staff', 'system']),
  status: z.enum(DOCUMENT_STATUSES),
  /** Why it was refused. */
  review_reason: z.nullable(z.string()),
  reviewed_at: z.nullable(z.string()),
  order: z.nullable(z.object({ id: z.uuid(), reference: z.string() })),
  /** The bill that it proves to be paid, or acknowledges as paid. */
  bill: z.nullable(z.object({ id: z.uuid(), number: z.string() })),
  /** Bytes. */
  size: z.number(),
  created_at: z.string(),
  version: z.number(),
});

/** A paper in the staff's list: also whose it is. */
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

import * as z from '@tassis/contracts/schema';
import { OrderSummary } from '../orders/order.ts';

/** A client in the staff's list. */
export const AdminClientSummary = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  companyName: z.nullable(z.string()),
  ice: z.nullable(z.string()),
  city: z.nullable(z.string()),
  disabled: z.boolean(),
  created_at: z.string(),
});

/** A note of the staff about a client. `author` is null when their account is gone. */
export const ClientNote = z.object({
  id: z.uuid(),
  author: z.nullable(z.string()),
  text: z.string(),
  created_at: z.string(),
});

/** Counted up to 1 001, which means more than 1 000. */
const count = z.number();

/** A client in full: the record, counts, the ten newest orders, the hundred newest notes. */
export const AdminClient = z.extend(AdminClientSummary, {
  address: z.nullable(z.string()),
  email_verified: z.boolean(),
  locale: z.enum(['fr', 'en']),
  version: z.number(),
  counts: z.object({ orders: count, bills: count, documents: count, domiciliations: count }),
  last_orders: z.array(OrderSummary),
  notes: z.array(ClientNote),
});

export type AdminClientSummary = z.output<typeof AdminClientSummary>;
export type AdminClient = z.output<typeof AdminClient>;
export type ClientNote = z.output<typeof ClientNote>;

import { CLIENT_EVENT_KINDS, ORDER_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { BillSummary } from '../bills/bill.ts';
import { ClientDocument } from '../documents/client-document.ts';
import { AdminDomiciliationSummary } from '../domiciliations/domiciliation.ts';
import { Mad } from '../money.ts';
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

/** Something that happened to a client or to what is theirs. */
const ClientEvent = z.object({
  at: z.string(),
  kind: z.enum(CLIENT_EVENT_KINDS),
  /** A reference, a number, the name of a document or of a company, a phone, what a message or a mail is about. */
  subject: z.nullable(z.string()),
  /** Of an order that moved. */
  status: z.nullable(z.enum(ORDER_STATUSES)),
  amount: z.nullable(Mad),
  /** A note or a message. */
  text: z.nullable(z.string()),
  /** Who of the staff. */
  actor: z.nullable(z.string()),
  order: z.nullable(z.uuid()),
  bill: z.nullable(z.uuid()),
  /** Of the document, domiciliation, message to the firm, callback or mail. */
  id: z.nullable(z.uuid()),
});

/** A client in full: the record, counts, the ten newest of all that is theirs, the hundred newest notes and events. */
export const AdminClient = z.extend(AdminClientSummary, {
  address: z.nullable(z.string()),
  email_verified: z.boolean(),
  locale: z.enum(['fr', 'en']),
  version: z.number(),
  counts: z.object({ orders: count, bills: count, documents: count, domiciliations: count }),
  last_orders: z.array(OrderSummary),
  last_bills: z.array(BillSummary),
  last_documents: z.array(ClientDocument),
  last_domiciliations: z.array(AdminDomiciliationSummary),
  notes: z.array(ClientNote),
  /** Newest first; of orders, those of the twenty newest. */
  timeline: z.array(ClientEvent),
});

export type AdminClientSummary = z.output<typeof AdminClientSummary>;
export type AdminClient = z.output<typeof AdminClient>;
export type ClientEvent = z.output<typeof ClientEvent>;
export type ClientNote = z.output<typeof ClientNote>;

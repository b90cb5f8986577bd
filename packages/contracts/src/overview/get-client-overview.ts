import {
  NEXT_ACTORS,
  ORDER_STATUSES,
  PARTNER_REQUEST_KINDS,
  SERVICE_TYPES,
  WARNING_STATUSES,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { BillSummary } from '../bills/bill.ts';
import { defineContract } from '../contract.ts';
import { ClientDocument } from '../documents/client-document.ts';
import { Domiciliation } from '../domiciliations/domiciliation.ts';
import { Mad } from '../money.ts';

const orderRef = z.object({ id: z.uuid(), reference: z.string() });

/** A negative certificate with which no company is being created. Days as YYYY-MM-DD. */
const Certificate = z.object({
  order: orderRef,
  issued_on: z.string(),
  /** Its last day. */
  valid_until: z.string(),
  /** 0 on the last day, negative after it. */
  days_left: z.number(),
  /** How near its end is, as with a domiciliation; null while it is far. */
  warning: z.nullable(z.enum(WARNING_STATUSES)),
});

/** One whose end is near or past. */
export const EndingCertificate = z.extend(Certificate, { warning: z.enum(WARNING_STATUSES) });

/** The first five of a list, and whether there are more. */
function createFirstItemsSchema<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ items: z.array(item), more: z.boolean() });
}

const OpenOrder = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(ORDER_STATUSES),
  service: z.enum(SERVICE_TYPES),
  next_actor: z.nullable(z.enum(NEXT_ACTORS)),
  /** The day until which the firm has promised its next step. */
  expected_by: z.nullable(z.string()),
  created_at: z.string(),
});

export const ClientOverview = z.object({
  /** False for a client who has never ordered. */
  has_orders: z.boolean(),
  /** Orders that wait for corrections, newest first. */
  to_correct: createFirstItemsSchema(OpenOrder),
  /** Orders that are not final, newest first. */
  open_orders: createFirstItemsSchema(OpenOrder),
  /** Documents that were refused, newest first. */
  refused_documents: createFirstItemsSchema(ClientDocument),
  /** Bills with an amount due, the first to pay first. */
  bills_due: createFirstItemsSchema(BillSummary),
  /** Those of them that wait for the client, not for the firm to check a proof of transfer. */
  bills_to_pay: createFirstItemsSchema(BillSummary),
  /** Pending requests of partners, newest first. `total` is the price of an order on the day of the request. */
  partner_requests: createFirstItemsSchema(
    z.object({
      id: z.uuid(),
      kind: z.enum(PARTNER_REQUEST_KINDS),
      partner: z.string(),
      total: z.nullable(Mad),
      created_at: z.string(),
    }),
  ),
  /** Orders with messages of the firm that the client has not read, the newest message first. */
  unread_threads: createFirstItemsSchema(
    z.object({ order: orderRef, last_message_at: z.string() }),
  ),
  /** Open domiciliations, the nearest end first. */
  domiciliations: createFirstItemsSchema(Domiciliation),
  /** Companies that were created here and are not domiciled here, newest first. */
  companies: createFirstItemsSchema(z.object({ name: z.string(), order: orderRef })),
  /** The nearest end first; those past it are shown for thirty days. */
  certificates: createFirstItemsSchema(Certificate),
  /** The newest documents that are accepted. */
  last_documents: z.array(ClientDocument),
});

export type EndingCertificate = z.output<typeof EndingCertificate>;
export type ClientOverview = z.output<typeof ClientOverview>;

export const getClientOverview = defineContract({
  name: 'getClientOverview',
  method: 'GET',
  path: '/client/overview',
  summary: 'What waits for me, what is under way, and what I have, five of each at most.',
  auth: ['client'],
  request: {},
  response: { status: 200, schema: itemAnswer(ClientOverview) },
  errors: ['unauthenticated', 'forbidden'],
});

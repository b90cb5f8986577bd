import type { AdminOrder, AdminOrderSummary, Order, OrderSummary } from '@tassis/contracts';
import { getNextActor, toMad, type Quote } from '@tassis/domain';
import type {
  bills,
  clients,
  documents,
  orderCorrections,
  orderEvents,
  orders,
  users,
} from '../../../database/schema/index.ts';
import { toService, toServiceSummary, type ServiceSummaryRow } from './service-wire.ts';

export type OrderRow = typeof orders.$inferSelect;
type BillRow = typeof bills.$inferSelect;
/** The fields of an order in lists. */
type OrderHeadRow = Pick<
  OrderRow,
  | 'id'
  | 'reference'
  | 'status'
  | 'service'
  | 'expectedBy'
  | 'package'
  | 'includeOptionalCompanyCreation'
  | 'pricing'
  | 'totalCentimes'
  | 'createdAt'
  | 'version'
>;
/** The client of an order. */
type ClientRow = Pick<typeof clients.$inferSelect, 'userId' | 'firstName' | 'lastName' | 'phone'> &
  Pick<typeof users.$inferSelect, 'email'>;

type Assignee = { id: string; name: string };

/** An order in a list, with its client and its assignee. */
export type ListedOrder = {
  order: OrderHeadRow & ServiceSummaryRow;
  client: ClientRow;
  assignee: Assignee | null;
};

/** The records of an order, besides its row and its bill. */
export type OrderParts = {
  events: readonly (typeof orderEvents.$inferSelect & { author: string | null })[];
  corrections: readonly (typeof orderCorrections.$inferSelect)[];
  documents: readonly (typeof documents.$inferSelect)[];
};

/** The row of an order, and its current bill. */
export type FoundOrder = { order: OrderRow; bill: BillRow | null };

/** A whole order as its client sees it. */
export function toOrder({ order, bill }: FoundOrder, parts: OrderParts): Order {
  const findFile = (fileId: string | null) => {
    const document = parts.documents.find((candidate) => candidate.fileId === fileId);
    return document === undefined ? null : { name: document.name, document_id: document.id };
  };
  return {
    ...toHead(order),
    services: [toService(order, findFile)],
    timeline: parts.events.filter(({ visibleToClient }) => visibleToClient).map(toEvent),
    corrections: parts.corrections.map(({ field, message }) => ({ field, message })),
    documents: parts.documents.map(({ id, kind, name, status, createdAt }) => {
      return { id, kind, name, status, created_at: createdAt.toISOString() };
    }),
    bill: bill && toBill(bill),
  };
}

type FoundAdminOrder = FoundOrder & {
  client: ClientRow;
  assignee: Assignee | null;
  awaitsReplySince: Date | null;
};

/** A whole order as the staff sees it. */
export function toAdminOrder(
  { client, assignee, awaitsReplySince, ...found }: FoundAdminOrder,
  parts: OrderParts,
): AdminOrder {
  return {
    ...toOrder(found, parts),
    client: toClient(client),
    assigned_to: assignee,
    timeline: parts.events.map((event) => {
      const { visibleToClient: visible_to_client, author } = event;
      return { ...toEvent(event), visible_to_client, author };
    }),
    awaits_reply_since: awaitsReplySince?.toISOString() ?? null,
  };
}

/** An order in a client's list. */
export function toSummary(row: ListedOrder['order']): OrderSummary {
  return { ...toHead(row), services: [toServiceSummary(row)] };
}

/** An order in the staff's list. */
export function toAdminSummary({ order, client, assignee }: ListedOrder): AdminOrderSummary {
  return { ...toSummary(order), client: toClient(client), assigned_to: assignee };
}

function toClient({ userId, firstName, lastName, email, phone }: ClientRow): AdminOrder['client'] {
  return { id: userId, firstName, lastName, email, phone };
}

function toHead(row: OrderHeadRow): Omit<OrderSummary, 'services'> {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    next_actor: getNextActor(row.status),
    expected_by: row.expectedBy,
    package: row.package,
    includeOptionalCompanyCreation: row.includeOptionalCompanyCreation,
    pricing: toPricing(row.pricing),
    finalPrice: toMad(row.totalCentimes),
    created_at: row.createdAt.toISOString(),
    version: row.version,
  };
}

function toEvent({ at, status, actor, message }: OrderParts['events'][number]) {
  return { at: at.toISOString(), status, actor, message };
}

function toBill(row: BillRow): NonNullable<Order['bill']> {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    total: toMad(row.totalCentimes),
    paid: toMad(row.paidCentimes),
    issued_on: row.issuedOn,
    due_on: row.dueOn,
  };
}

function toPricing(quote: Quote): Order['pricing'] {
  return {
    domiciliation: toMad(quote.domiciliation),
    creation: toMad(quote.creation),
    service: toMad(quote.service),
    subtotal: toMad(quote.subtotal),
    vat: toMad(quote.vat),
    fees: toMad(quote.fees),
    feesBreakdown: quote.feesBreakdown.map(({ code, amount }) => ({ code, amount: toMad(amount) })),
    total: toMad(quote.total),
  };
}

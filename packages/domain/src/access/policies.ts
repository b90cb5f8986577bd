import type { OrderStatus } from '../orders/status.ts';
import type {
  PartnerRequestKind,
  PartnerRequestStatus,
  PartnerStatus,
} from '../partners/partner-status.ts';
import type { Role } from './roles.ts';

/** The caller: the user's id and role, from the server. */
export type Actor = { readonly id: string; readonly role: Role };

/** A record that belongs to a client. */
type Owned = { readonly ownerId: string };

/** The fields of an order that policies read. */
type OwnedOrder = Owned & { readonly status: OrderStatus };

/** Only clients place orders; staff and accountants get a 403. */
export function mayPlaceOrder(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'client';
}

/** A client sees their own orders, bills and documents, an administrator all, others none. */
export function maySee(actor: Actor, record: Owned): boolean {
  return actor.role === 'admin' || isOwner(actor, record);
}

/** The owner may correct an order while it waits for corrections; an administrator edits by other operations. */
export function mayCorrectOrder(actor: Actor, order: OwnedOrder): boolean {
  return isOwner(actor, order) && order.status === 'awaiting_client';
}

/** Only a validated partner may send requests to clients. */
export function mayAskClients(partner: Pick<Actor, 'role'> & { status: PartnerStatus }): boolean {
  return partner.role === 'partner' && partner.status === 'validated';
}

/** Only the client of the request may answer it, once. */
export function mayAnswerPartnerRequest(
  actor: Actor,
  request: Owned & { readonly status: PartnerRequestStatus },
): boolean {
  return isOwner(actor, request) && request.status === 'pending';
}

/** The client may end a partnership, an accepted link, at any time. */
export function mayRevokePartner(
  actor: Actor,
  link: Owned & { readonly kind: PartnerRequestKind; readonly status: PartnerRequestStatus },
): boolean {
  return isOwner(actor, link) && link.kind === 'link' && link.status === 'accepted';
}

/** The partner who has asked may take it back while it waits. */
export function mayWithdrawPartnerRequest(
  actor: Actor,
  request: { readonly partnerId: string; readonly status: PartnerRequestStatus },
): boolean {
  const isTheirs = actor.role === 'partner' && actor.id === request.partnerId;
  return isTheirs && request.status === 'pending';
}

function isOwner(actor: Actor, { ownerId }: Owned): boolean {
  return actor.role === 'client' && actor.id === ownerId;
}

import type { OrderStatus } from '../orders/status.ts';
import type { PartnerRequestStatus, PartnerStatus } from '../partners/partner-status.ts';
import type { Role } from './roles.ts';

/** Who asks: the user's id and role as the server knows them. */
export type Actor = { readonly id: string; readonly role: Role };

/** A record that belongs to a client. */
type Owned = { readonly ownerId: string };

/** What a policy needs to know of an order. */
type OwnedOrder = Owned & { readonly status: OrderStatus };

/** Orders are sent by clients only; staff and accountants get a 403. */
export function mayPlaceOrder(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'client';
}

/** A client sees their own orders, bills and papers, an administrator everybody's, nobody else any. */
export function maySee(actor: Actor, record: Owned): boolean {
  return actor.role === 'admin' || isOwner(actor, record);
}

/** The owner corrects what was asked, while it is asked; an administrator edits by other calls. */
export function mayCorrectOrder(actor: Actor, order: OwnedOrder): boolean {
  return isOwner(actor, order) && order.status === 'awaiting_client';
}

/** Only a partner whom an administrator has validated asks clients for anything. */
export function mayAskClients(partner: Pick<Actor, 'role'> & { status: PartnerStatus }): boolean {
  return partner.role === 'partner' && partner.status === 'validated';
}

/** The client who is asked answers, once. */
export function mayAnswerPartnerRequest(
  actor: Actor,
  request: Owned & { readonly status: PartnerRequestStatus },
): boolean {
  return isOwner(actor, request) && request.status === 'pending';
}

function isOwner(actor: Actor, { ownerId }: Owned): boolean {
  return actor.role === 'client' && actor.id === ownerId;
}

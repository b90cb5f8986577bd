import { isFinal, type OrderStatus } from '../orders/status.ts';
import type { PartnerRequestStatus, PartnerStatus } from '../partners/partner-status.ts';
import type { Role } from './roles.ts';

/** Who asks: the user's id and role as the server knows them. */
export type Actor = { readonly id: string; readonly role: Role };

/** A record that belongs to a client. */
export type Owned = { readonly ownerId: string };

/** What a policy needs to know of an order. */
export type OwnedOrder = Owned & { readonly status: OrderStatus };

/** Orders are sent by clients only; staff and accountants get a 403. */
export function mayPlaceOrder(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'client';
}

/** A client sees what is theirs, an administrator sees everything, nobody else sees an order. */
export function maySeeOrder(actor: Actor, order: Owned): boolean {
  return actor.role === 'admin' || isOwner(actor, order);
}

/** An administrator may cancel whatever is not final; the owner only until work has begun. */
export function mayCancelOrder(actor: Actor, order: OwnedOrder): boolean {
  if (actor.role === 'admin') return !isFinal(order.status);
  const untouched = order.status === 'submitted' || order.status === 'in_review';
  return isOwner(actor, order) && untouched;
}

/** The owner corrects what was asked, while it is asked; an administrator edits by other calls. */
export function mayCorrectOrder(actor: Actor, order: OwnedOrder): boolean {
  return isOwner(actor, order) && order.status === 'awaiting_client';
}

/** A bill is seen by whom it is for, and by administrators. */
export function maySeeBill(actor: Actor, bill: Owned): boolean {
  return maySeeOrder(actor, bill);
}

/** A document is seen by whose it is, and by administrators. */
export function maySeeDocument(actor: Actor, document: Owned): boolean {
  return maySeeOrder(actor, document);
}

/** A domiciliation is seen by whose company it is, and by administrators. */
export function maySeeDomiciliation(actor: Actor, domiciliation: Owned): boolean {
  return maySeeOrder(actor, domiciliation);
}

/** The owner renews, until the domiciliation is closed; past its end too. */
export function mayRenewDomiciliation(
  actor: Actor,
  domiciliation: Owned & { readonly isClosed: boolean },
): boolean {
  return isOwner(actor, domiciliation) && !domiciliation.isClosed;
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

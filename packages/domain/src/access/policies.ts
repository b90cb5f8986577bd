import type { Role } from './roles.ts';
import { isFinal, type OrderStatus } from '../orders/status.ts';

/** Who asks: the user's id and role as the server knows them. */
export type Actor = { readonly id: string; readonly role: Role };

/** What a policy needs to know of an order. */
export type OwnedOrder = { readonly ownerId: string; readonly status: OrderStatus };

/** Orders are sent by clients only; staff and accountants get a 403. */
export function mayPlaceOrder(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'client';
}

/** A client sees what is theirs, an administrator sees everything, nobody else sees an order. */
export function maySeeOrder(actor: Actor, order: OwnedOrder): boolean {
  return actor.role === 'admin' || (actor.role === 'client' && actor.id === order.ownerId);
}

/** An administrator may cancel whatever is not final; the owner only until work has begun. */
export function mayCancelOrder(actor: Actor, order: OwnedOrder): boolean {
  if (actor.role === 'admin') return !isFinal(order.status);
  const untouched = order.status === 'submitted' || order.status === 'in_review';
  return maySeeOrder(actor, order) && untouched;
}

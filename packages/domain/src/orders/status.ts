import type { Role } from '../access/roles.ts';

export const ORDER_STATUSES = [
  'submitted',
  'in_review',
  'awaiting_client',
  'in_progress',
  'completed',
  'cancelled',
  'rejected',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

type Movers = Partial<Record<OrderStatus, readonly Role[]>>;

/** From → to → the roles that may make the transition. Absent ones are forbidden; a final status has none. */
const TRANSITIONS: Readonly<Record<OrderStatus, Movers>> = {
  submitted: { in_review: ['admin'], cancelled: ['admin', 'client'] },
  in_review: {
    awaiting_client: ['admin'],
    in_progress: ['admin'],
    rejected: ['admin'],
    cancelled: ['admin', 'client'],
  },
  awaiting_client: { in_review: ['admin', 'client'], cancelled: ['admin'] },
  in_progress: { awaiting_client: ['admin'], completed: ['admin'], cancelled: ['admin'] },
  completed: {},
  cancelled: {},
  rejected: {},
};

/** Whether this role may move an order from one status to the other. */
export function mayMoveOrder(role: Role, from: OrderStatus, to: OrderStatus): boolean {
  return TRANSITIONS[from][to]?.includes(role) ?? false;
}

/** A final order never moves again. */
export function isFinal(status: OrderStatus): boolean {
  return Object.keys(TRANSITIONS[status]).length === 0;
}

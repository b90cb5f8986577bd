import type { OrderStatus } from '@tassis/domain';
import type { Session } from '../../../sessions/sessions.ts';
import type { OrderRow } from '../read/order-wire.ts';

type Correction = { field: string; message: string };

export type Move = {
  /** As locked in this transaction (`lockOrder`). */
  order: OrderRow;
  to: OrderStatus;
  actor: Pick<Session, 'userId' | 'role'>;
  message: string | null;
  /** Whether the client may read the message; the status change itself is always visible to them. */
  visible: boolean;
  /** The fields that the client must correct when the order is returned to them. */
  corrections?: readonly Correction[];
  now: Date;
};

import type { OrderStatus } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import type { ContentOf } from '../../mail/template.ts';
import { findOrderFacts } from './order-facts.repository.ts';

type Move = {
  orderId: string;
  firstName: string;
  to: OrderStatus;
  /** What the client may read. */
  message: string | null;
  /** The fields that they are to correct, by path. */
  fields: readonly string[];
};

/** What a client is written about a move of their order. */
export async function movedMail(
  db: Executor,
  { orderId, to: status, ...said }: Move,
): Promise<ContentOf['order-moved']> {
  return { template: 'order-moved', ...said, status, order: await findOrderFacts(db, orderId) };
}

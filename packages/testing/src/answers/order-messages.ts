import type { OrderMessage } from '@tassis/contracts';
import { aUuid } from './orders.ts';

/** The `number`th message of an order, a minute after the previous one: from the client, unread. */
export function anOrderMessage(number = 1, changes: Partial<OrderMessage> = {}): OrderMessage {
  const minute = String(number % 60).padStart(2, '0');
  return {
    id: aUuid(number + 3000),
    side: 'client',
    author: 'Youssef Benkirane',
    text: `Message ${number}`,
    document: null,
    created_at: `2026-11-21T10:${minute}:00.000Z`,
    read_at: null,
    ...changes,
  };
}

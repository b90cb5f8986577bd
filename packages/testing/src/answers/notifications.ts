import type { Notification } from '@tassis/contracts';
import { aListPage, aUuid } from './orders.ts';

/** A notification in a list; `number` makes it distinct, and higher ones are newer. */
export function aNotification(number: number, changes: Partial<Notification> = {}): Notification {
  const day = String(1 + (number % 28)).padStart(2, '0');
  return {
    id: aUuid(number),
    type: 'order',
    title: 'Votre commande avance',
    body: `Commande CMD-2026-00000${number}\u202F: en vérification.`,
    link: `/client-dashboard/order/details/${aUuid(number)}`,
    read_at: null,
    archived_at: null,
    created_at: `2026-11-${day}T10:00:00.000Z`,
    ...changes,
  };
}

/** A page of notifications, with the number of unread ones. */
export function notificationsAnswer(rows: readonly Notification[]) {
  const page = aListPage(rows);
  const counts = { order: 0, document: 0, bill: 0, warning: 0, partner: 0, system: 0 };
  for (const { type, read_at: readAt } of rows) counts[type] += readAt === null ? 1 : 0;
  const count = Object.values(counts).reduce((sum, each) => sum + each, 0);
  return { ...page, count, meta: { ...page.meta, counts } };
}

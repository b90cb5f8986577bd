import { randomUUID } from 'node:crypto';
import type { ApiUser } from './api.ts';
import { readBody } from './json.ts';

type Bill = { id: string; number: string };
type Order = { id: string; version: number; bill: Bill | null };

/** Issues a bill of 470 MAD for an order of the client. */
export async function issueBill(admin: ApiUser, client: ApiUser): Promise<Bill> {
  const placed = await client.order(randomUUID(), 'Conseil en gestion');
  let { data: order } = await readBody<{ data: Order }>(placed);
  for (const to of ['in_review', 'in_progress']) {
    const path = `/admin/orders/${order.id}/transition`;
    const moved = await admin.post(path, { to }, { 'if-match': `"${order.version}"` });
    ({ data: order } = await readBody<{ data: Order }>(moved));
  }
  if (order.bill === null) throw new Error('The order has no bill');
  return order.bill;
}

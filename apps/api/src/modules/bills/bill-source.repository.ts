import type { OrderContent } from '@tassis/contracts/order-content';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { clients, orders, users } from '../../database/schema/index.ts';
import type { BillLine } from './bill-record.ts';

type OrderRow = typeof orders.$inferSelect;
type ClientRow = typeof clients.$inferSelect & { email: string };

/** The source of a bill: the order, the client, and the company that it is about. */
export type BillSource = {
  order: OrderRow;
  client: ClientRow;
  company: { name: string | null; ice: string | null };
  /** The months and the period of a renewal; null for other orders, whose package has the duration. */
  renewal: Required<Pick<BillLine, 'months' | 'period'>> | null;
};

/** Reads the source and locks the order until the transaction ends. */
export async function lockBillSource(tx: Executor, orderId: string): Promise<BillSource> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (order === undefined) throw new Error('A bill needs an order');
  const [client] = await tx
    .select({ client: clients, email: users.email })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(eq(clients.userId, order.clientId));
  if (client === undefined) throw new Error('An order needs a client');
  return {
    order,
    client: { ...client.client, email: client.email },
    company: companyIn(order.content),
    renewal: renewalIn(order.content),
  };
}

function companyIn({ kind, data }: OrderContent): BillSource['company'] {
  if (kind === 'negative_certificate_request') return { name: null, ice: null };
  return { name: data.companyName || null, ice: data.ICE };
}

function renewalIn({ kind, data }: OrderContent): BillSource['renewal'] {
  if (kind !== 'renewal') return null;
  return { months: data.duration_months, period: { from: data.start_date, to: data.end_date } };
}

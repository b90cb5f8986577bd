import type { Executor } from '../../database/client.ts';
import { partnerRequests } from '../../database/schema/index.ts';
import type { AskedOrder } from './asked-body.ts';

type OrderRequest = {
  partnerId: string;
  clientId: string;
  asked: AskedOrder;
  /** The current price in centimes. */
  total: number;
  now: Date;
};

/** Inserts an order request that awaits its client. @returns the request's id */
export async function insertOrderRequest(
  tx: Executor,
  { partnerId, clientId, asked, total, now }: OrderRequest,
): Promise<string> {
  const [row] = await tx
    .insert(partnerRequests)
    .values({
      partnerId,
      clientId,
      kind: 'order',
      body: asked,
      totalCentimes: total,
      createdAt: now,
    })
    .returning({ id: partnerRequests.id });
  if (row === undefined) throw new Error('The request was not written');
  return row.id;
}

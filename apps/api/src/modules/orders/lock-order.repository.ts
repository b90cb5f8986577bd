import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { orders } from '../../database/schema/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { staleVersion } from '../../http/if-match.ts';
import { holdClient } from '../clients/hold-client.repository.ts';
import type { OrderRow } from './read/order-wire.ts';
import { findAdminOrder, findClientOrder } from './read/order.repository.ts';

type Wanted = {
  id: string;
  /** The calling client; absent for the staff, who may lock every order. */
  clientId?: string;
  version: number;
};

/**
 * Optimistic locking: locks an order of the version that the caller has seen, and its client against erasure, until the
 * transaction ends. Throws `not_found`, and `stale_version` with the current order when somebody has saved it meanwhile.
 */
export async function lockOrder(
  tx: Executor,
  { id, clientId, version }: Wanted,
): Promise<OrderRow> {
  const isTheirs = clientId === undefined ? undefined : eq(orders.clientId, clientId);
  const wanted = and(eq(orders.id, id), isTheirs);
  const [known] = await tx.select({ clientId: orders.clientId }).from(orders).where(wanted);
  if (known === undefined) throw new HttpError('not_found');
  await holdClient(tx, known.clientId);
  const [row] = await tx.select().from(orders).where(wanted).for('update');
  if (row === undefined) throw new HttpError('not_found');
  if (row.version === version) return row;
  throw staleVersion(
    clientId === undefined
      ? await findAdminOrder(tx, id)
      : await findClientOrder(tx, { id, clientId }),
  );
}

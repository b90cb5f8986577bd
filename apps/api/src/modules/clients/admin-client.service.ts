import type { AdminClient } from '@tassis/contracts';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { findOrders } from '../orders/order-list.repository.ts';
import { summaryOf as orderSummaryOf } from '../orders/order-wire.ts';
import { countBelongings, findClient, summaryOf } from './admin-client.repository.ts';
import { findNotes } from './client-note.repository.ts';

const LAST_ORDERS = 10;

/** A client, whole, as the staff see them. */
export async function readClient(db: Executor, clientId: string): Promise<AdminClient> {
  const row = await findClient(db, clientId);
  if (row === null) throw new HttpError('not_found');
  const { client, user } = row;
  const request = pageRequestOf({ per_page: LAST_ORDERS });
  const last = await findOrders(db, { clientId }, request);
  return {
    ...summaryOf(row),
    address: client.address,
    email_verified: user.emailVerifiedAt !== null,
    locale: user.locale,
    version: client.version,
    counts: await countBelongings(db, clientId),
    last_orders: last.rows
      .slice(0, LAST_ORDERS)
      .map(({ order, services }) => orderSummaryOf(order, services)),
    notes: await findNotes(db, clientId),
  };
}

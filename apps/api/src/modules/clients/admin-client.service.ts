import type { AdminClient } from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { bills, documents, domiciliations, orders } from '../../database/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import { countUpTo } from '../../lists/keyset.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { findOrders } from '../orders/order-list.repository.ts';
import { summaryOf as orderSummaryOf } from '../orders/order-wire.ts';
import { findClient, summaryOf } from './admin-client.repository.ts';
import { findNotes } from './client-note.repository.ts';

const LAST_ORDERS = 10;

/** A client, whole, as the staff see them. */
export async function readClient(db: Executor, clientId: string): Promise<AdminClient> {
  const row = await findClient(db, clientId);
  if (row === null) throw new ApiError('not_found');
  const { client, user } = row;
  const request = pageRequestOf({ per_page: LAST_ORDERS });
  const last = await findOrders(db, { clientId }, request);
  return {
    ...summaryOf(row),
    address: client.address,
    email_verified: user.emailVerifiedAt !== null,
    locale: user.locale,
    version: client.version,
    counts: await countsOf(db, clientId),
    last_orders: last.rows
      .slice(0, LAST_ORDERS)
      .map(({ order, services }) => orderSummaryOf(order, services)),
    notes: await findNotes(db, clientId),
  };
}

async function countsOf(db: Executor, clientId: string): Promise<AdminClient['counts']> {
  const ofOrders = countUpTo(db, { table: orders, id: orders.id }, eq(orders.clientId, clientId));
  const ofBills = countUpTo(db, { table: bills, id: bills.id }, eq(bills.clientId, clientId));
  const ofDocuments = countUpTo(
    db,
    { table: documents, id: documents.id },
    eq(documents.clientId, clientId),
  );
  const ofDomiciliations = countUpTo(
    db,
    { table: domiciliations, id: domiciliations.id },
    eq(domiciliations.clientId, clientId),
  );
  return {
    orders: await ofOrders,
    bills: await ofBills,
    documents: await ofDocuments,
    domiciliations: await ofDomiciliations,
  };
}

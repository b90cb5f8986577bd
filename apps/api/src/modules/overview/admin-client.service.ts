import type { AdminClient } from '@tassis/contracts';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { toPageRequest } from '../../lists/page-request.ts';
import { findBills } from '../bills/bill-list.repository.ts';
import { toBillSummary } from '../bills/bill-wire.ts';
import { listDocuments } from '../documents/document-list.repository.ts';
import { toDocument } from '../documents/document.repository.ts';
import { findDomiciliations } from '../domiciliations/admin-domiciliation-list.repository.ts';
import { toAdminDomiciliationSummary } from '../domiciliations/domiciliation-wire.ts';
import { findOutlook } from '../domiciliations/outlook.service.ts';
import { findOrders } from '../orders/read/order-list.repository.ts';
import { toSummary as toOrderSummary } from '../orders/read/order-wire.ts';
import { countBelongings, findClient, toSummary } from '../clients/admin-client.repository.ts';
import { findNotes } from '../clients/client-note.repository.ts';
import { findTimeline } from '../clients/client-timeline.repository.ts';

/** How many orders, documents and so on the page shows. */
const SHOWN = 10;

/** A client with all details for the staff. */
export async function readClient(db: Executor, clientId: string, now: Date): Promise<AdminClient> {
  const row = await findClient(db, clientId);
  if (row === null) throw new HttpError('not_found');
  const { client, user } = row;
  const request = toPageRequest({ per_page: SHOWN });
  const orders = await findOrders(db, { clientId }, request);
  const bills = await findBills(db, { client: clientId }, request);
  const documents = await listDocuments(db, { client: clientId }, request);
  const domiciliations = await findDomiciliations(db, { client: clientId }, request);
  const outlook = await findOutlook(db, now);
  return {
    ...toSummary(row),
    address: client.address,
    email_verified: user.emailVerifiedAt !== null,
    locale: user.locale,
    version: client.version,
    counts: await countBelongings(db, clientId),
    last_orders: orders.rows.slice(0, SHOWN).map(({ order }) => toOrderSummary(order)),
    last_bills: bills.rows.slice(0, SHOWN).map(toBillSummary),
    last_documents: documents.rows.slice(0, SHOWN).map(toDocument),
    last_domiciliations: domiciliations.rows
      .slice(0, SHOWN)
      .map((found) => toAdminDomiciliationSummary(found, outlook)),
    notes: await findNotes(db, clientId),
    timeline: await findTimeline(db, clientId),
  };
}

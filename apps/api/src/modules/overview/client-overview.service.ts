import type { ClientOverview } from '@tassis/contracts';
import type { Executor } from '../../database/client.ts';
import { toBillSummary } from '../bills/bill-wire.ts';
import { findCertificates } from '../certificates/own-certificates.service.ts';
import { toDocument } from '../documents/document.repository.ts';
import { toDomiciliation } from '../domiciliations/domiciliation-wire.ts';
import { findOutlook } from '../domiciliations/outlook.service.ts';
import {
  findCompanies,
  findNewestOrders,
  findUnreadThreads,
  hasOrders,
} from './client-orders.repository.ts';
import {
  findBillsDue,
  findNewestDocuments,
  findOpenDomiciliations,
  findPendingRequests,
} from './client-documents.repository.ts';
import { firstOf, READ } from './first-of.ts';

const OPEN_STATUSES = ['submitted', 'in_review', 'awaiting_client', 'in_progress'] as const;

type Viewed = {
  clientId: string;
  now: Date;
  /** Seals the addresses of calendars. */
  key: string;
};

/** What a client's landing page shows: a few of each, however many there are. */
export async function readClientOverview(
  db: Executor,
  { clientId, now, key }: Viewed,
): Promise<ClientOverview> {
  const outlook = await findOutlook(db, now);
  const toCorrect = { clientId, statuses: ['awaiting_client'] } as const;
  const domiciliations = await findOpenDomiciliations(db, clientId);
  const refused = await findNewestDocuments(db, clientId, 'refused');
  const accepted = await findNewestDocuments(db, clientId, 'accepted');
  const due = await findBillsDue(db, { clientId, withProofSent: true });
  const toPay = await findBillsDue(db, { clientId, withProofSent: false });
  const certificates = await findCertificates(db, { clientIds: [clientId], outlook, limit: READ });
  return {
    has_orders: await hasOrders(db, clientId),
    to_correct: firstOf(await findNewestOrders(db, toCorrect)),
    open_orders: firstOf(await findNewestOrders(db, { clientId, statuses: OPEN_STATUSES })),
    refused_documents: firstOf(refused.map(toDocument)),
    bills_due: firstOf(due.map(toBillSummary)),
    bills_to_pay: firstOf(toPay.map(toBillSummary)),
    partner_requests: firstOf(await findPendingRequests(db, clientId)),
    unread_threads: firstOf(await findUnreadThreads(db, clientId)),
    domiciliations: firstOf(domiciliations.map((row) => toDomiciliation(row, outlook, key))),
    companies: firstOf(await findCompanies(db, clientId)),
    certificates: firstOf(certificates.map(({ certificate }) => certificate)),
    last_documents: firstOf(accepted.map(toDocument)).items,
  };
}

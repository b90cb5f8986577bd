import type { ClientOverview } from '@tassis/contracts';
import type { Secrets } from '@tassis/settings';
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
import { takeFirst, READ } from './take-first.ts';

const OPEN_STATUSES = ['submitted', 'in_review', 'awaiting_client', 'in_progress'] as const;

type Viewed = {
  clientId: string;
  now: Date;
  /** Sign the URLs of calendars. */
  keys: Secrets;
};

/** The data of a client's landing page: a few records of each kind. */
export async function readClientOverview(
  db: Executor,
  { clientId, now, keys }: Viewed,
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
    to_correct: takeFirst(await findNewestOrders(db, toCorrect)),
    open_orders: takeFirst(await findNewestOrders(db, { clientId, statuses: OPEN_STATUSES })),
    refused_documents: takeFirst(refused.map(toDocument)),
    bills_due: takeFirst(due.map(toBillSummary)),
    bills_to_pay: takeFirst(toPay.map(toBillSummary)),
    partner_requests: takeFirst(await findPendingRequests(db, clientId)),
    unread_threads: takeFirst(await findUnreadThreads(db, clientId)),
    domiciliations: takeFirst(domiciliations.map((row) => toDomiciliation(row, outlook, keys))),
    companies: takeFirst(await findCompanies(db, clientId)),
    certificates: takeFirst(certificates.map(({ certificate }) => certificate)),
    last_documents: takeFirst(accepted.map(toDocument)).items,
  };
}

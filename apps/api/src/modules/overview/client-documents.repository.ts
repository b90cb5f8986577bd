import type { ClientOverview } from '@tassis/contracts';
import { toMad, type DocumentStatus } from '@tassis/domain';
import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  bills,
  documents,
  domiciliations,
  partnerRequests,
  partners,
} from '../../database/schema/index.ts';
import { selectBills } from '../bills/bill.repository.ts';
import { selectDocuments } from '../documents/document.repository.ts';
import { selectDomiciliations } from '../domiciliations/domiciliation.repository.ts';
import { READ } from './take-first.ts';

/** Written as in the partial index, so that PostgreSQL uses it. */
const UNPAID = ['unpaid', 'proof_sent', 'partly_paid'] as const;

type Due = { clientId: string; withProofSent: boolean };

/** Bills with an amount due, the first due date first. */
export function findBillsDue(db: Executor, { clientId, withProofSent }: Due) {
  const { id, kind, status, dueOn } = bills;
  const isDue = and(eq(bills.clientId, clientId), eq(kind, 'bill'), inArray(status, UNPAID));
  return selectBills(db)
    .where(withProofSent ? isDue : and(isDue, ne(status, 'proof_sent')))
    .orderBy(asc(dueOn), asc(id))
    .limit(READ);
}

/** The newest documents of this status, without order summaries, because every order has one and they would displace the others. */
export function findNewestDocuments(db: Executor, clientId: string, status: DocumentStatus) {
  const { id, kind, createdAt } = documents;
  return selectDocuments(db)
    .where(
      and(
        eq(documents.clientId, clientId),
        eq(documents.status, status),
        ne(kind, 'order_summary'),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(READ);
}

/** Open domiciliations, the next to end first. */
export function findOpenDomiciliations(db: Executor, clientId: string) {
  const { id, endDate, closedAt } = domiciliations;
  return selectDomiciliations(db)
    .where(and(eq(domiciliations.clientId, clientId), isNull(closedAt)))
    .orderBy(asc(endDate), asc(id))
    .limit(READ);
}

/** The open requests of partners, newest first. */
export async function findPendingRequests(
  db: Executor,
  clientId: string,
): Promise<ClientOverview['partner_requests']['items']> {
  const { id, kind, status, totalCentimes, createdAt } = partnerRequests;
  const rows = await db
    .select({ id, kind, totalCentimes, createdAt, partner: partners.businessName })
    .from(partnerRequests)
    .innerJoin(partners, eq(partners.userId, partnerRequests.partnerId))
    .where(and(eq(partnerRequests.clientId, clientId), eq(status, 'pending')))
    .orderBy(desc(createdAt), desc(id))
    .limit(READ);
  return rows.map(({ totalCentimes: total, createdAt: at, ...request }) => ({
    ...request,
    total: total === null ? null : toMad(total),
    created_at: at.toISOString(),
  }));
}

import { and, asc, eq, inArray, isNull, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { bills, clients, domiciliations } from '../../database/schema/index.ts';

/** Written as in the partial index, so that PostgreSQL uses it. */
const UNPAID = ['unpaid', 'proof_sent', 'partly_paid'] as const;

type Wanted = { clientIds: SQLWrapper; limit: number };

/** Bills with an amount due, the first due date first. */
export function findBillDeadlines(db: Executor, { clientIds, limit }: Wanted) {
  const { id, clientId, number: subject, dueOn: day, kind, status } = bills;
  const isDue = and(eq(kind, 'bill'), inArray(status, UNPAID));
  return db
    .select({ id, clientId, subject, day })
    .from(bills)
    .where(and(inArray(clientId, clientIds), isDue))
    .orderBy(asc(day), asc(id))
    .limit(limit);
}

/** Open domiciliations, the next to end first. */
export function findDomiciliationDeadlines(db: Executor, { clientIds, limit }: Wanted) {
  const { id, clientId, companyName: subject, endDate: day, closedAt } = domiciliations;
  return db
    .select({ id, clientId, subject, day })
    .from(domiciliations)
    .where(and(inArray(clientId, clientIds), isNull(closedAt)))
    .orderBy(asc(day), asc(id))
    .limit(limit);
}

/** The names of these clients by id. */
export async function findClientNames(db: Executor, ids: readonly string[]) {
  const { userId: id, firstName, lastName } = clients;
  const rows = await db.select({ id, firstName, lastName }).from(clients).where(inArray(id, ids));
  return new Map(rows.map((client) => [client.id, client]));
}

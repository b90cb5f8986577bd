import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  clients,
  domiciliations,
  generatedWarnings,
  orders,
  users,
} from '../../database/schema/index.ts';
import { readingById } from '../../lists/rows-by-id.ts';

export type DomiciliationRow = typeof domiciliations.$inferSelect;

/** SELECT of domiciliations with their clients and orders; the caller adds conditions. */
export function selectDomiciliations(db: Executor) {
  return db
    .select({
      domiciliation: domiciliations,
      client: {
        id: clients.userId,
        firstName: clients.firstName,
        lastName: clients.lastName,
        email: users.email,
        phone: clients.phone,
      },
      order: { id: orders.id, reference: orders.reference },
    })
    .from(domiciliations)
    .innerJoin(clients, eq(clients.userId, domiciliations.clientId))
    .innerJoin(users, eq(users.id, domiciliations.clientId))
    .innerJoin(orders, eq(orders.id, domiciliations.orderId))
    .$dynamic();
}

/** The SELECT of a list. */
export const readDomiciliations = readingById(domiciliations.id, (db, { where, orderBy }) =>
  selectDomiciliations(db).where(where).orderBy(orderBy),
);

export type ListedDomiciliation = Awaited<ReturnType<typeof selectDomiciliations>>[number];

type Wanted = { id: string; /** Only if it is this client's. */ clientId?: string | undefined };

function isWanted({ id, clientId }: Wanted) {
  const isTheirs = clientId === undefined ? undefined : eq(domiciliations.clientId, clientId);
  return and(eq(domiciliations.id, id), isTheirs);
}

/** A domiciliation; null when there is none, or none of this client's. */
export async function findDomiciliation(
  db: Executor,
  id: string,
  clientId?: string,
): Promise<ListedDomiciliation | null> {
  const [row] = await selectDomiciliations(db).where(isWanted({ id, clientId }));
  return row ?? null;
}

/** Locks and reads a domiciliation; null for another client's. */
export async function lockDomiciliation(
  tx: Executor,
  wanted: Wanted,
): Promise<DomiciliationRow | null> {
  const [row] = await tx.select().from(domiciliations).where(isWanted(wanted)).for('update');
  return row ?? null;
}

type Change = Partial<Pick<DomiciliationRow, 'endDate' | 'closedAt' | 'closedBy' | 'closeReason'>>;

/** Changes a locked domiciliation, and removes warnings that were generated for tests. */
export async function changeDomiciliation(tx: Executor, id: string, change: Change): Promise<void> {
  await tx
    .update(domiciliations)
    .set({ ...change, version: sql`${domiciliations.version} + 1` })
    .where(eq(domiciliations.id, id));
  await tx.delete(generatedWarnings).where(eq(generatedWarnings.domiciliationId, id));
}

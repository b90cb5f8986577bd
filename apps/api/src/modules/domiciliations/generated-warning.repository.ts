import type { WarningStatus } from '@tassis/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { domiciliations, generatedWarnings } from '../../database/schema/index.ts';
import { selectDomiciliations, type ListedDomiciliation } from './domiciliation.repository.ts';

type Generated = { status: WarningStatus; daysLeft: number };

/** The newest warning that was generated for a domiciliation. */
export async function findGenerated(
  db: Executor,
  domiciliationId: string,
): Promise<Generated | null> {
  const [row] = await db
    .select()
    .from(generatedWarnings)
    .where(eq(generatedWarnings.domiciliationId, domiciliationId))
    .orderBy(desc(generatedWarnings.createdAt))
    .limit(1);
  return row ?? null;
}

/** The newest open domiciliations, of this client or of all. */
export function findNewestOpen(
  db: Executor,
  { clientId, count }: { clientId: string | undefined; count: number },
): Promise<ListedDomiciliation[]> {
  const isTheirs = clientId === undefined ? undefined : eq(domiciliations.clientId, clientId);
  return selectDomiciliations(db)
    .where(and(isNull(domiciliations.closedAt), isTheirs))
    .orderBy(desc(domiciliations.createdAt), desc(domiciliations.id))
    .limit(count);
}

/** @returns their ids, in the order given */
export async function insertGenerated(
  tx: Executor,
  rows: (Generated & { domiciliationId: string; createdAt: Date })[],
): Promise<string[]> {
  const written = await tx
    .insert(generatedWarnings)
    .values(rows)
    .returning({ id: generatedWarnings.id });
  return written.map(({ id }) => id);
}

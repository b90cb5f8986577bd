import { WARNING_STATUSES, type WarningStatus } from '@tassis/domain';
import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { domiciliations, users, warningSteps } from '../../database/schema/index.ts';
import type { DomiciliationRow } from './domiciliation.repository.ts';
import { endsWithin, type Viewpoint } from './warning-range.repository.ts';

export type End = Pick<DomiciliationRow, 'id' | 'endDate'>;

type Wanted = { step: WarningStatus; viewpoint: Viewpoint; after: End | null; limit: number };

/**
 * The next domiciliations with a step of which the client was not warned yet, by last day. Clients with an erased or
 * disabled account are left out.
 */
export function findUntold(
  db: Executor,
  { step, viewpoint, after, limit }: Wanted,
): Promise<End[]> {
  const { id, endDate, clientId, closedAt } = domiciliations;
  const told = db
    .select({ one: sql`1` })
    .from(warningSteps)
    .where(
      and(
        eq(warningSteps.domiciliationId, id),
        eq(warningSteps.endDate, endDate),
        inArray(warningSteps.step, atLeast(step)),
      ),
    );
  const isBeyond =
    after === null ? undefined : sql`(${endDate}, ${id}) > (${after.endDate}::date, ${after.id})`;
  return db
    .select({ id, endDate })
    .from(domiciliations)
    .innerJoin(users, eq(users.id, clientId))
    .where(
      and(
        isNull(closedAt),
        endsWithin(step, viewpoint),
        isBeyond,
        isNull(users.disabledAt),
        notExists(told),
      ),
    )
    .orderBy(asc(endDate), asc(id))
    .limit(limit);
}

/** Marks the client of the locked domiciliation as warned of a step. @returns false when it, or a later one, was already marked */
export async function noteStep(
  tx: Executor,
  {
    end: { id: domiciliationId, endDate },
    step,
    now,
  }: { end: End; step: WarningStatus; now: Date },
): Promise<boolean> {
  const isThisEnd = and(
    eq(warningSteps.domiciliationId, domiciliationId),
    eq(warningSteps.endDate, endDate),
  );
  const isTold = and(isThisEnd, inArray(warningSteps.step, atLeast(step)));
  if ((await tx.$count(warningSteps, isTold)) > 0) return false;
  await tx.insert(warningSteps).values({ domiciliationId, endDate, step, createdAt: now });
  return true;
}

/** This step and later ones, so that after a change of the thresholds no client is warned of an earlier step again. */
function atLeast(step: WarningStatus): readonly WarningStatus[] {
  return WARNING_STATUSES.slice(WARNING_STATUSES.indexOf(step));
}

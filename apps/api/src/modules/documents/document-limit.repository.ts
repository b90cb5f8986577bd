import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { documents } from '../../database/schema/index.ts';
import { violationError } from '../../http/http-error.ts';

/** Documents that people add to one order, or to none: far more than a filing has. */
const PAPERS_MAX = 100;
/** Proofs of one bill that wait to be looked at. */
const PROOFS_MAX = 10;

type Place = { clientId: string; orderId: string | null; path: string };

/** Refuses one document more than an order holds, besides those that were replaced. A transaction that adds another waits for this one. */
export async function assertRoomForDocument(
  tx: Executor,
  { clientId, orderId, path }: Place,
): Promise<void> {
  const key = `papers:${orderId ?? clientId}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const place =
    orderId === null
      ? and(eq(documents.clientId, clientId), isNull(documents.orderId))
      : eq(documents.orderId, orderId);
  const added = and(
    place,
    isNull(documents.billId),
    ne(documents.origin, 'system'),
    ne(documents.status, 'replaced'),
  );
  assertBelow(PAPERS_MAX, await tx.$count(documents, added), path);
}

/** Refuses one proof more than the staff has to look at; the caller holds the bill. */
export async function assertRoomForProof(tx: Executor, billId: string): Promise<void> {
  assertBelow(PROOFS_MAX, await countWaitingProofs(tx, billId));
}

/** How many proofs of a bill nobody has looked at yet. */
export function countWaitingProofs(db: Executor, billId: string): Promise<number> {
  const waiting = and(eq(documents.billId, billId), eq(documents.status, 'pending'));
  return db.$count(documents, waiting);
}

function assertBelow(max: number, count: number, path = 'content'): void {
  if (count < max) return;
  const violation = { code: 'too_many_files', params: { max } } as const;
  throw violationError('validation_failed', path, violation);
}

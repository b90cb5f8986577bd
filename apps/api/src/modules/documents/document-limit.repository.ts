import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { documents } from '../../database/schema/index.ts';
import { violationError } from '../../http/http-error.ts';

/** The limit of documents that people add to one order, or without one: far more than a filing needs. */
const DOCUMENTS_MAX = 100;
/** The limit of proofs of one bill that wait for review. */
const PROOFS_MAX = 10;

type DocumentTarget = { clientId: string; orderId: string | null; path: string };

/** Throws when an order has reached its limit; replaced documents do not count. Concurrent uploads wait for its advisory lock. */
export async function assertRoomForDocument(
  tx: Executor,
  { clientId, orderId, path }: DocumentTarget,
): Promise<void> {
  const key = `documents:${orderId ?? clientId}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const isOfTarget =
    orderId === null
      ? and(eq(documents.clientId, clientId), isNull(documents.orderId))
      : eq(documents.orderId, orderId);
  const added = and(
    isOfTarget,
    isNull(documents.billId),
    ne(documents.origin, 'system'),
    ne(documents.status, 'replaced'),
  );
  assertBelow(DOCUMENTS_MAX, await tx.$count(documents, added), path);
}

/** Throws when a bill has reached its limit of proofs; the caller has locked the bill. */
export async function assertRoomForProof(tx: Executor, billId: string): Promise<void> {
  assertBelow(PROOFS_MAX, await countWaitingProofs(tx, billId));
}

/** The number of a bill's proofs that wait for review. */
export function countWaitingProofs(db: Executor, billId: string): Promise<number> {
  const waiting = and(eq(documents.billId, billId), eq(documents.status, 'pending'));
  return db.$count(documents, waiting);
}

function assertBelow(max: number, count: number, path = 'content'): void {
  if (count < max) return;
  const violation = { code: 'too_many_files', params: { max } } as const;
  throw violationError('validation_failed', path, violation);
}

import type { DocumentStatus } from '@tassis/domain';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { documents } from '../../database/schema/index.ts';

/** Locks and reads a document. */
export async function lockDocument(tx: Executor, id: string) {
  const [row] = await tx.select().from(documents).where(eq(documents.id, id)).for('update');
  return row ?? null;
}

type Verdict = {
  id: string;
  status: DocumentStatus;
  reason: string | null;
  reviewedBy: string;
  now: Date;
};

export async function writeVerdict(
  tx: Executor,
  { id, status, reason, reviewedBy, now }: Verdict,
): Promise<void> {
  await tx
    .update(documents)
    .set({
      status,
      reviewReason: reason,
      reviewedBy,
      reviewedAt: now,
      version: sql`${documents.version} + 1`,
    })
    .where(eq(documents.id, id));
}

export async function writeReplaced(tx: Executor, id: string): Promise<void> {
  await tx
    .update(documents)
    .set({ status: 'replaced', version: sql`${documents.version} + 1` })
    .where(eq(documents.id, id));
}

import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { partnerRequests, storedFiles } from '../../database/schema/index.ts';

type Owner = { id: string; clientId: string };

/** Holds what this client is asked until the transaction ends: it is answered once. @returns whether it is theirs */
export async function holdRequest(tx: Executor, { id, clientId }: Owner): Promise<boolean> {
  const held = await tx
    .select({ id: partnerRequests.id })
    .from(partnerRequests)
    .where(and(eq(partnerRequests.id, id), eq(partnerRequests.clientId, clientId)))
    .for('update');
  return held.length > 0;
}

type Answer = {
  id: string;
  status: 'accepted' | 'refused';
  orderId: string | null;
  /** What stays of what was asked. */
  body: Record<string, unknown> | null;
  now: Date;
};

export async function writeAnswer(tx: Executor, answer: Answer): Promise<void> {
  const { id, status, orderId, body, now } = answer;
  const version = sql`${partnerRequests.version} + 1`;
  await tx
    .update(partnerRequests)
    .set({ status, orderId, body, answeredAt: now, version })
    .where(eq(partnerRequests.id, id));
}

/** The row of a file that was kept for a request; its bytes go once this is committed. */
export async function dropFile(tx: Executor, id: string): Promise<void> {
  await tx.delete(storedFiles).where(eq(storedFiles.id, id));
}

import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PartnerRequestStatus } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { invitations, partnerRequests, storedFiles } from '../../database/schema/index.ts';

/** A request is found by the client who is asked, or by the partner who asked. */
type Wanted = { id: string } & ({ clientId: string } | { partnerId: string });

/** Locks a request until the transaction ends, so that it is closed once. @returns false for a request of others */
export async function holdRequest(tx: Executor, wanted: Wanted): Promise<boolean> {
  const isTheirs =
    'clientId' in wanted
      ? eq(partnerRequests.clientId, wanted.clientId)
      : eq(partnerRequests.partnerId, wanted.partnerId);
  const held = await tx
    .select({ id: partnerRequests.id })
    .from(partnerRequests)
    .where(and(eq(partnerRequests.id, wanted.id), isTheirs))
    .for('update');
  return held.length > 0;
}

type Pair = { partnerId: string; clientId: string };

/** Locks the pending orders that a partner has prepared for a client. @returns their ids */
export async function holdPreparedOrders(tx: Executor, pair: Pair): Promise<string[]> {
  const { id, kind, status, partnerId, clientId } = partnerRequests;
  const ofPair = and(eq(partnerId, pair.partnerId), eq(clientId, pair.clientId));
  const held = await tx
    .select({ id })
    .from(partnerRequests)
    .where(and(ofPair, eq(kind, 'order'), eq(status, 'pending')))
    .for('update');
  return held.map((row) => row.id);
}

/** All requests of a partner to a client. @returns their ids */
export async function findRequestsOfPair(tx: Executor, pair: Pair): Promise<string[]> {
  const { id, partnerId, clientId } = partnerRequests;
  const rows = await tx
    .select({ id })
    .from(partnerRequests)
    .where(and(eq(partnerId, pair.partnerId), eq(clientId, pair.clientId)));
  return rows.map((row) => row.id);
}

type Answer = {
  id: string;
  status: PartnerRequestStatus;
  orderId: string | null;
  /** The part of the body that stays. */
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

type Asked = { id: string; partnerId: string; now: Date };

/** Withdraws the invitation of this request. */
export async function endInvitation(tx: Executor, { id, partnerId, now }: Asked): Promise<void> {
  const ofRequest = tx
    .select({ id: partnerRequests.invitationId })
    .from(partnerRequests)
    .where(and(eq(partnerRequests.id, id), eq(partnerRequests.partnerId, partnerId)));
  await tx
    .update(invitations)
    .set({ expiresAt: sql`least(${invitations.expiresAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(inArray(invitations.id, ofRequest), isNull(invitations.acceptedAt)));
}

/** Deletes the row of a request's file; the caller deletes the bytes after the commit. */
export async function dropFile(tx: Executor, id: string): Promise<void> {
  await tx.delete(storedFiles).where(eq(storedFiles.id, id));
}

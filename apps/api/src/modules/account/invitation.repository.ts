import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { invitations, partnerRequests } from '../../database/schema/index.ts';
import { hashToken, type Token } from '../../sessions/tokens.ts';

export type Invitation = typeof invitations.$inferSelect;

type Shown = { token: Token; now: Date };

/** An invitation that still stands. */
export async function findInvitation(db: Executor, shown: Shown): Promise<Invitation | null> {
  const [row] = await db.select().from(invitations).where(stands(shown));
  return row ?? null;
}

/** Takes it: of many who show its token at once, one gets true. */
export async function takeInvitation(tx: Executor, shown: Shown): Promise<boolean> {
  const taken = await tx
    .update(invitations)
    .set({ acceptedAt: shown.now })
    .where(stands(shown))
    .returning({ id: invitations.id });
  return taken.length > 0;
}

/**
 * Whoever follows a partner's invitation becomes that partner's client; what else was asked stays
 * asked. @returns the partners who have a new client
 */
export async function linkInvited(
  tx: Executor,
  { invitationId, clientId, now }: { invitationId: string; clientId: string; now: Date },
): Promise<string[]> {
  const ofInvitation = eq(partnerRequests.invitationId, invitationId);
  const version = sql`${partnerRequests.version} + 1`;
  await tx.update(partnerRequests).set({ clientId, version }).where(ofInvitation);
  const linked = await tx
    .update(partnerRequests)
    .set({ status: 'accepted', answeredAt: now })
    .where(
      and(ofInvitation, eq(partnerRequests.kind, 'link'), eq(partnerRequests.status, 'pending')),
    )
    .returning({ partnerId: partnerRequests.partnerId });
  return linked.map(({ partnerId }) => partnerId);
}

function stands({ token, now }: Shown) {
  return and(
    eq(invitations.tokenHash, hashToken(token)),
    isNull(invitations.acceptedAt),
    gt(invitations.expiresAt, now),
  );
}

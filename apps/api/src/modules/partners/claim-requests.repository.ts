import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { invitations, partnerRequests, partners } from '../../database/schema/index.ts';

type Newcomer = { clientId: string; email: string; now: Date };
type Claimed = { id: string; version: number; partner: { businessName: string } };

/**
 * Assigns the requests of partners to the new client of their address, and withdraws the invitations to it.
 */
export async function claimRequests(
  tx: Executor,
  { clientId, email, now }: Newcomer,
): Promise<Claimed[]> {
  const invited = await tx
    .update(invitations)
    .set({ expiresAt: sql`least(${invitations.expiresAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(invitations.email, email), isNull(invitations.acceptedAt)))
    .returning({ invitedBy: invitations.invitedBy });
  if (invited.length === 0) return [];
  const askers = [...new Set(invited.map(({ invitedBy }) => invitedBy))];
  return tx
    .update(partnerRequests)
    .set({ clientId, invitationId: null, version: sql`${partnerRequests.version} + 1` })
    .from(partners)
    .where(
      and(
        eq(partners.userId, partnerRequests.partnerId),
        inArray(partnerRequests.partnerId, askers),
        eq(partnerRequests.kind, 'link'),
        eq(partnerRequests.status, 'pending'),
        eq(sql`${partnerRequests.body} ->> 'email'`, email),
      ),
    )
    .returning({
      id: partnerRequests.id,
      version: partnerRequests.version,
      partner: { businessName: partners.businessName },
    });
}

import { STAFF_ROLES } from '@tassis/domain';
import { and, eq, exists, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { invitations, partnerRequests, partners, users } from '../../database/schema/index.ts';
import { hashToken, type Token } from '../../sessions/tokens.ts';

export type Invitation = typeof invitations.$inferSelect;

type Shown = { token: Token; now: Date };

/** An invitation that can still be accepted. */
export async function findInvitation(db: Executor, shown: Shown): Promise<Invitation | null> {
  const [row] = await db.select().from(invitations).where(stands(db, shown));
  return row ?? null;
}

/** The partner who invites, by the name of their business; null for the firm's own. */
export async function findInviter(db: Executor, invitedBy: string): Promise<string | null> {
  const [row] = await db
    .select({ name: partners.businessName })
    .from(partners)
    .where(eq(partners.userId, invitedBy));
  return row?.name ?? null;
}

type NewInvitation = Pick<
  typeof invitations.$inferInsert,
  'email' | 'role' | 'firstName' | 'lastName' | 'phone' | 'invitedBy' | 'expiresAt'
> & { token: Token; now: Date };

/** Invites a person without an account to open one. @returns the invitation's id */
export async function insertInvitation(
  tx: Executor,
  { token, now, ...invited }: NewInvitation,
): Promise<string> {
  const [row] = await tx
    .insert(invitations)
    .values({ ...invited, tokenHash: hashToken(token), createdAt: now })
    .returning({ id: invitations.id });
  if (row === undefined) throw new Error('The invitation was not written');
  return row.id;
}

/** Invalidates earlier staff invitations to this address. */
export async function withdrawStaffInvitations(
  tx: Executor,
  email: string,
  now: Date,
): Promise<void> {
  await tx
    .update(invitations)
    .set({ expiresAt: now })
    .where(
      and(
        eq(invitations.email, email),
        inArray(invitations.role, [...STAFF_ROLES]),
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, now),
      ),
    );
}

/** Consumes an invitation: of several concurrent callers one gets true. */
export async function takeInvitation(tx: Executor, shown: Shown): Promise<boolean> {
  const taken = await tx
    .update(invitations)
    .set({ acceptedAt: shown.now })
    .where(stands(tx, shown))
    .returning({ id: invitations.id });
  return taken.length > 0;
}

/**
 * Makes the person who accepts a partner's invitation that partner's client; requests of other partners to the address stay
 * open. @returns the partners who have a new client
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

function stands(db: Executor, { token, now }: Shown) {
  return and(
    eq(invitations.tokenHash, hashToken(token)),
    isNull(invitations.acceptedAt),
    gt(invitations.expiresAt, now),
    exists(inviterStands(db)),
  );
}

/** The condition that the inviter may still invite: an invitation ends with the account or the role of its sender. */
function inviterStands(db: Executor) {
  const isPartner = and(eq(invitations.role, 'client'), ne(partners.status, 'rejected'));
  const isAdmin = and(ne(invitations.role, 'client'), eq(users.userType, 'admin'));
  return db
    .select({ one: sql`1` })
    .from(users)
    .leftJoin(partners, eq(partners.userId, users.id))
    .where(
      and(eq(users.id, invitations.invitedBy), isNull(users.disabledAt), or(isPartner, isAdmin)),
    );
}

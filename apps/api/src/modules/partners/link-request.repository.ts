import { and, count, eq, gt, min, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { partnerRequests } from '../../database/schema/index.ts';
import type { AskedPerson } from './asked-body.ts';

export type LinkRequest = Pick<
  typeof partnerRequests.$inferSelect,
  'id' | 'status' | 'createdAt' | 'answeredAt' | 'version'
>;

type Whom = { partnerId: string; email: string };

/** The link request of a partner to an address, if there is one. */
export async function findLink(db: Executor, whom: Whom): Promise<LinkRequest | null> {
  const [row] = await linksTo(db, whom);
  return row ?? null;
}

/** The same, locked: requests of one partner wait for each other, and for a concurrent answer. */
export async function holdLink(tx: Executor, whom: Whom): Promise<LinkRequest | null> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${whom.partnerId}, 0))`);
  const [row] = await linksTo(tx, whom).for('update');
  return row ?? null;
}

function linksTo(db: Executor, { partnerId, email }: Whom) {
  const { id, status, createdAt, answeredAt, version } = partnerRequests;
  return db
    .select({ id, status, createdAt, answeredAt, version })
    .from(partnerRequests)
    .where(
      and(
        eq(partnerRequests.partnerId, partnerId),
        eq(partnerRequests.kind, 'link'),
        eq(sql`${partnerRequests.body} ->> 'email'`, email),
      ),
    );
}

/** How many people a partner has asked since this time, and the first of those times. */
export async function countAsked(
  db: Executor,
  { partnerId, since }: { partnerId: string; since: Date },
): Promise<{ asked: number; first: Date | null }> {
  const [row] = await db
    .select({ asked: count(), first: min(partnerRequests.createdAt) })
    .from(partnerRequests)
    .where(
      and(
        eq(partnerRequests.partnerId, partnerId),
        eq(partnerRequests.kind, 'link'),
        gt(partnerRequests.createdAt, since),
      ),
    );
  return row ?? { asked: 0, first: null };
}

type Asking = {
  partnerId: string;
  person: AskedPerson;
  /** Null when the address has no client account. */
  clientId: string | null;
  invitationId: string | null;
  now: Date;
};

/** Writes a link request, or replaces the earlier one. */
export async function writeLink(
  tx: Executor,
  before: LinkRequest | null,
  { partnerId, person, clientId, invitationId, now }: Asking,
): Promise<{ id: string; version: number }> {
  const asked = { clientId, invitationId, body: person, createdAt: now };
  const again = { status: 'pending', answeredAt: null } as const;
  const version = sql`${partnerRequests.version} + 1`;
  const written = { id: partnerRequests.id, version: partnerRequests.version };
  const [row] =
    before === null
      ? await tx
          .insert(partnerRequests)
          .values({ ...asked, partnerId, kind: 'link' })
          .returning(written)
      : await tx
          .update(partnerRequests)
          .set({ ...asked, ...again, version })
          .where(eq(partnerRequests.id, before.id))
          .returning(written);
  if (row === undefined) throw new Error('The request was not written');
  return row;
}

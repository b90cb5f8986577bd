import { moroccanDay } from '@tassis/domain';
import {
  and,
  asc,
  between,
  eq,
  gte,
  inArray,
  isNull,
  notExists,
  notInArray,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/client.ts';
import { issuedCertificates, orders, users } from '../../database/schema/index.ts';

type OrderRow = typeof orders.$inferSelect;

/** A certificate with its order. */
export type IssuedCertificate = {
  order: { id: string; reference: string };
  clientId: string;
  issuedOn: string;
};

/** Records that the certificate of a completed order is issued; does nothing for other services. */
export async function noteIssue(
  tx: Executor,
  { order, now }: { order: OrderRow; now: Date },
): Promise<void> {
  if (order.service !== 'negative_certificate_request') return;
  const { id: orderId, clientId } = order;
  await tx
    .insert(issuedCertificates)
    .values({ orderId, clientId, issuedOn: moroccanDay(now) })
    .onConflictDoNothing();
}

const creations = alias(orders, 'creations');

/** SELECT of certificates with their orders; the caller adds conditions. */
function selectIssued(db: Executor) {
  const { orderId, clientId, issuedOn } = issuedCertificates;
  return db
    .select({ order: { id: orders.id, reference: orders.reference }, clientId, issuedOn })
    .from(issuedCertificates)
    .innerJoin(orders, eq(orders.id, orderId))
    .$dynamic();
}

/** Whether the client has ordered no company creation since, except cancelled or rejected ones. */
function isUnused(db: Executor) {
  const creation = db
    .select({ id: creations.id })
    .from(creations)
    .where(
      and(
        eq(creations.clientId, issuedCertificates.clientId),
        eq(creations.service, 'company_creation'),
        notInArray(creations.status, ['cancelled', 'rejected']),
        gte(creations.createdAt, orders.createdAt),
      ),
    );
  return notExists(creation);
}

type Wanted = {
  /** The clients' ids, or a SELECT of them. */
  clientIds: readonly string[] | SQLWrapper;
  since: string;
  limit: number;
};

/** The unused certificates of clients that were issued on this day or later, the next to expire first. */
export function findUnused(
  db: Executor,
  { clientIds, since, limit }: Wanted,
): Promise<IssuedCertificate[]> {
  const { clientId: owner, issuedOn, orderId } = issuedCertificates;
  return selectIssued(db)
    .where(and(inArray(owner, clientIds), gte(issuedOn, since), isUnused(db)))
    .orderBy(asc(issuedOn), asc(orderId))
    .limit(limit);
}

type Untold = {
  issued: { from: string; to: string };
  /** The last certificate of the previous page. */
  after: IssuedCertificate | null;
  limit: number;
};

/** The next unused certificates, issued on these days, whose client was not warned yet. */
export function findUntold(
  db: Executor,
  { issued, after, limit }: Untold,
): Promise<IssuedCertificate[]> {
  const { clientId, issuedOn, endToldAt, orderId } = issuedCertificates;
  const next =
    after === null
      ? undefined
      : sql`(${issuedOn}, ${orderId}) > (${after.issuedOn}::date, ${after.order.id}::uuid)`;
  return selectIssued(db)
    .innerJoin(users, and(eq(users.id, clientId), isNull(users.disabledAt)))
    .where(and(isNull(endToldAt), between(issuedOn, issued.from, issued.to), next, isUnused(db)))
    .orderBy(asc(issuedOn), asc(orderId))
    .limit(limit);
}

/** Marks a certificate's client as warned. @returns false when the client was already warned */
export async function noteTold(tx: Executor, orderId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(issuedCertificates)
    .set({ endToldAt: now })
    .where(and(eq(issuedCertificates.orderId, orderId), isNull(issuedCertificates.endToldAt)));
  return rowCount === 1;
}

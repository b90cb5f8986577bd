import { and, isNotNull, isNull, lt, ne, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/client.ts';
import {
  accountTokens,
  callbackRequests,
  contactSubmissions,
  downloadLinks,
  idempotencyKeys,
  invitations,
  loginChallenges,
  mails,
  newsletterSubscriptions,
  notifications,
  orderViewers,
  paymentSessions,
  sessions,
  webVitals,
} from '../database/schema/index.ts';

/** Rows go when `since` is so many days past. The reasons stand in docs/retention.md. */
type Rule = { table: PgTable; since: AnyPgColumn; days: number; only?: SQL };

const YEAR = 365;

export const DRAFT_DAYS = 90;
/** The last retry of a mail is within this time. */
export const MAIL_PATIENCE_DAYS = 2;
/** The longest lifetime of a link in a mail. */
export const TOKEN_DAYS = 7;

export const RULES: readonly Rule[] = [
  { table: idempotencyKeys, since: idempotencyKeys.createdAt, days: 1 },
  // Ended sessions stay a while, to tell a stolen token from an unknown one.
  { table: sessions, since: sessions.expiresAt, days: 30 },
  { table: orderViewers, since: orderViewers.seenAt, days: 1 },
  { table: downloadLinks, since: downloadLinks.expiresAt, days: 1 },
  { table: accountTokens, since: accountTokens.expiresAt, days: 7 },
  { table: loginChallenges, since: loginChallenges.expiresAt, days: 1 },
  {
    table: invitations,
    since: invitations.expiresAt,
    days: 90,
    only: isNull(invitations.acceptedAt),
  },
  // What was paid stays with its bill.
  {
    table: paymentSessions,
    since: paymentSessions.expiresAt,
    days: 90,
    only: ne(paymentSessions.status, 'paid'),
  },
  // A deleted notification can be restored for an hour.
  { table: notifications, since: notifications.deletedAt, days: 1 / 24 },
  // Unread notifications are not purged.
  { table: notifications, since: notifications.readAt, days: YEAR },
  { table: mails, since: mails.createdAt, days: YEAR, only: ne(mails.status, 'queued') },
  { table: webVitals, since: webVitals.day, days: 90 },
  { table: contactSubmissions, since: contactSubmissions.createdAt, days: 3 * YEAR },
  { table: callbackRequests, since: callbackRequests.createdAt, days: YEAR },
  {
    table: newsletterSubscriptions,
    since: newsletterSubscriptions.unsubscribedAt,
    days: YEAR,
    only: isNotNull(newsletterSubscriptions.unsubscribedAt),
  },
];

/** Deletes the rows of a rule whose retention period is over. */
export async function dropServed(
  db: Executor,
  { table, since, days, only }: Rule,
  now: Date,
): Promise<void> {
  await db.delete(table).where(and(lt(since, daysBefore(now, days)), only));
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

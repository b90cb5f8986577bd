import { isWantedOnSite, type NotificationType } from '@tassis/domain';
import { and, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/client.ts';
import { clients, notifications } from '../../database/schema/index.ts';
import { TOTAL_MAX } from '../../lists/page.ts';

export type NotificationRow = typeof notifications.$inferSelect;

export async function insertNotification(
  tx: Executor,
  notification: typeof notifications.$inferInsert,
): Promise<void> {
  await tx.insert(notifications).values(notification);
}

/** Deletes a user's notifications that link to one of these paths. */
export async function dropNotifications(
  tx: Executor,
  { userId, links }: { userId: string; links: readonly string[] },
): Promise<void> {
  const { link, userId: owner } = notifications;
  await tx.delete(notifications).where(and(eq(owner, userId), inArray(link, [...links])));
}

/** Whether a user wants notifications of this type on the site: a client may have turned it off. */
export async function wantsOnSite(
  db: Executor,
  { userId, type }: { userId: string; type: NotificationType },
): Promise<boolean> {
  const [client] = await db
    .select({ preferences: clients.notificationPreferences })
    .from(clients)
    .where(eq(clients.userId, userId));
  return client === undefined || isWantedOnSite(client.preferences, type);
}

export type UnreadCounts = Record<NotificationType, number>;

/** The number of unread notifications of each type, among at most a thousand. */
export async function countUnread(db: Executor, userId: string): Promise<UnreadCounts> {
  const unread = db
    .select({ type: notifications.type })
    .from(notifications)
    .where(whereUnread(userId))
    .limit(TOTAL_MAX)
    .as('unread');
  const rows = await db
    .select({ type: unread.type, total: count() })
    .from(unread)
    .groupBy(unread.type);
  const counts = { order: 0, document: 0, bill: 0, warning: 0, partner: 0, system: 0 };
  for (const { type, total } of rows) counts[type] = total;
  return counts;
}

type Which = { id: string; userId: string };

const mine = ({ id, userId }: Which) =>
  and(eq(notifications.id, id), eq(notifications.userId, userId), isNull(notifications.deletedAt));

/** Marks a notification as read, keeping the first time of reading. @returns null when the user has no such one */
export function markRead(db: Executor, which: Which, now: Date): Promise<NotificationRow | null> {
  return change(db, mine(which), { readAt: coalesceWith(notifications.readAt, now) });
}

/** Archives a notification, which counts as read. @returns null when the user has no such one */
export function archive(db: Executor, which: Which, now: Date): Promise<NotificationRow | null> {
  const { readAt, archivedAt } = notifications;
  return change(db, mine(which), {
    readAt: coalesceWith(readAt, now),
    archivedAt: coalesceWith(archivedAt, now),
  });
}

/** Unarchives a notification, unread if it was before. @returns null when the user has no such one */
export function unarchive(db: Executor, which: Which): Promise<NotificationRow | null> {
  const { readAt, archivedAt } = notifications;
  const before = sql`nullif(${readAt}, ${archivedAt})`;
  return change(db, mine(which), { readAt: before, archivedAt: null });
}

/** Restores a deleted notification to its list. @returns null when the user has no such one */
export function restore(db: Executor, { id, userId }: Which): Promise<NotificationRow | null> {
  const which = and(eq(notifications.id, id), eq(notifications.userId, userId));
  return change(db, which, { deletedAt: null });
}

type Changes = { [Moment in 'readAt' | 'archivedAt' | 'deletedAt']?: SQL | Date | null };

async function change(db: Executor, which: SQL | undefined, changes: Changes) {
  const [row] = await db.update(notifications).set(changes).where(which).returning();
  return row ?? null;
}

const coalesceWith = (column: AnyPgColumn, now: Date) =>
  sql`coalesce(${column}, ${now.toISOString()}::timestamptz)`;

/** @returns how many were unread */
export async function markAllRead(db: Executor, userId: string, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(notifications)
    .set({ readAt: now })
    .where(whereUnread(userId));
  return rowCount ?? 0;
}

/** Marks a notification as deleted, until it is purged. @returns whether the user had such one */
export async function deleteOne(db: Executor, which: Which, now: Date): Promise<boolean> {
  return (await change(db, mine(which), { deletedAt: now })) !== null;
}

/** Written as in the partial index, so that PostgreSQL uses it. */
function whereUnread(userId: string) {
  const { place, readAt } = notifications;
  return and(eq(notifications.userId, userId), sql`${place} = 'inbox'`, isNull(readAt));
}

import type { NotificationType } from '@tassis/domain';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { notifications } from '../../database/schema/index.ts';
import { TOTAL_MAX } from '../../lists/page.ts';

export type NotificationRow = typeof notifications.$inferSelect;

export async function insertNotification(
  tx: Executor,
  notification: typeof notifications.$inferInsert,
): Promise<void> {
  await tx.insert(notifications).values(notification);
}

export type UnreadCounts = Record<NotificationType, number>;

/** How many of each type somebody has not read, among at most a thousand. */
export async function countUnread(db: Executor, userId: string): Promise<UnreadCounts> {
  const unread = db
    .select({ type: notifications.type })
    .from(notifications)
    .where(unreadOf(userId))
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
  and(eq(notifications.id, id), eq(notifications.userId, userId));

/** Read once is read: the first moment stays. @returns null when there is none of theirs */
export async function markRead(
  db: Executor,
  which: Which,
  now: Date,
): Promise<NotificationRow | null> {
  const [row] = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(mine(which))
    .returning();
  return row ?? null;
}

/** What is put away counts as read. @returns null when there is none of theirs */
export async function archive(
  db: Executor,
  which: Which,
  now: Date,
): Promise<NotificationRow | null> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const [row] = await db
    .update(notifications)
    .set({
      readAt: sql`coalesce(${notifications.readAt}, ${moment})`,
      archivedAt: sql`coalesce(${notifications.archivedAt}, ${moment})`,
    })
    .where(mine(which))
    .returning();
  return row ?? null;
}

/** @returns how many were unread */
export async function markAllRead(db: Executor, userId: string, now: Date): Promise<number> {
  const { rowCount } = await db.update(notifications).set({ readAt: now }).where(unreadOf(userId));
  return rowCount ?? 0;
}

/** @returns whether there was one of theirs */
export async function deleteOne(db: Executor, which: Which): Promise<boolean> {
  const { rowCount } = await db.delete(notifications).where(mine(which));
  return rowCount === 1;
}

/** In the words of the index. What is put away counts as read. */
function unreadOf(userId: string) {
  return and(
    eq(notifications.userId, userId),
    isNull(notifications.readAt),
    isNull(notifications.archivedAt),
  );
}

import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { mails } from '../database/schema/index.ts';

export type MailRow = typeof mails.$inferSelect;

/** A mail that is to be sent; null when it is gone, sent or given up. */
export async function findQueuedMail(db: Executor, id: string): Promise<MailRow | null> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.status, 'queued')));
  return mail ?? null;
}

export async function markSent(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'sent', sentAt: now, lastError: null, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id));
}

type Failure = { error: string; isFinal: boolean };

/** A try that failed. What was sent meanwhile stays sent. */
export async function markFailedTry(
  db: Executor,
  id: string,
  { error, isFinal }: Failure,
): Promise<void> {
  await db
    .update(mails)
    .set({
      status: isFinal ? 'failed' : 'queued',
      lastError: error,
      attempts: sql`${mails.attempts} + 1`,
    })
    .where(and(eq(mails.id, id), eq(mails.status, 'queued')));
}

/** Mails that wait though their job is long over: its worker died at the last try. */
export async function giveUpBefore(db: Executor, moment: Date): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'failed', lastError: sql`coalesce(${mails.lastError}, 'Never handed over')` })
    .where(and(eq(mails.status, 'queued'), lt(mails.createdAt, moment)));
}

const OUTBOX_LENGTH = 100;

/** The last mails, sent or not, newest first. */
export async function newestMails(db: Executor): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(OUTBOX_LENGTH);
}

export async function findMail(db: Executor, id: string): Promise<MailRow | null> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail ?? null;
}

/** Whether a mail about this very thing has been written. */
export async function isMailWritten(db: Executor, dedupeKey: string): Promise<boolean> {
  return (await db.$count(mails, eq(mails.dedupeKey, dedupeKey))) > 0;
}

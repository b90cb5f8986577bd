import { and, desc, eq, gt, lt, ne, sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { mails } from '../database/schema/index.ts';

export type MailRow = typeof mails.$inferSelect;

/** @returns the mail's id; null when a mail with the same key exists */
export async function insertMail(
  tx: Executor,
  mail: typeof mails.$inferInsert,
): Promise<string | null> {
  const [row] = await tx
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  return row?.id ?? null;
}

/** A queued mail; null when its row is gone, sent or failed. */
export async function findQueuedMail(db: Executor, id: string): Promise<MailRow | null> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.status, 'queued')));
  return mail ?? null;
}

/** Marks a mail as sent, and removes the tokens of its links from the stored copy. */
export async function markSent(db: Executor, id: string, now: Date): Promise<void> {
  const done = { status: 'sent', sentAt: now, lastError: null } as const;
  await db
    .update(mails)
    .set({ ...done, ...WITHOUT_TOKENS, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id));
}

/** Marks a mail as stored and not sent, because no mail server is configured. */
export async function markKept(db: Executor, id: string): Promise<void> {
  await db.update(mails).set({ status: 'kept', lastError: null }).where(eq(mails.id, id));
}

type Failure = { error: string; isFinal: boolean };

/** Records a failed attempt. A mail that was sent since stays sent. */
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
      ...(isFinal && WITHOUT_TOKENS),
    })
    .where(and(eq(mails.id, id), eq(mails.status, 'queued')));
}

/** Marks mails as failed whose job ended long ago, because its worker died at the last attempt. */
export async function giveUpBefore(db: Executor, moment: Date): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'failed', lastError: sql`coalesce(${mails.lastError}, 'Never handed over')` })
    .where(and(eq(mails.status, 'queued'), lt(mails.createdAt, moment)));
}

/** Removes tokens from mails of these days that will not be sent any more. */
export async function dropTokens(
  db: Executor,
  { after, before }: { after: Date; before: Date },
): Promise<void> {
  const ofThoseDays = and(gt(mails.createdAt, after), lt(mails.createdAt, before));
  await db
    .update(mails)
    .set(WITHOUT_TOKENS)
    .where(and(ofThoseDays, ne(mails.status, 'queued')));
}

function withoutTokens(text: SQLWrapper) {
  return sql<string>`regexp_replace(${text}, ${'token=[A-Za-z0-9_.~%-]+'}, 'token=…', 'g')`;
}

/** Tokens in links are removed; the rest of the text stays. */
const WITHOUT_TOKENS = {
  text: withoutTokens(mails.text),
  html: withoutTokens(mails.html),
  headers: sql`${withoutTokens(sql`${mails.headers}::text`)}::jsonb`,
};

/** The maximum count. */
const COUNTED_MAX = 10_000;

/** How many mails are queued, and how many failed. */
export async function countMailsToMind(db: Executor): Promise<{ queued: number; failed: number }> {
  const countMails = async (status: 'queued' | 'failed') => {
    const some = db
      .select({ id: mails.id })
      .from(mails)
      .where(eq(mails.status, status))
      .limit(COUNTED_MAX)
      .as('some');
    return db.$count(some);
  };
  const [queued, failed] = [await countMails('queued'), await countMails('failed')];
  return { queued, failed };
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

/** Whether a mail with this key has been written. */
export async function isMailWritten(db: Executor, dedupeKey: string): Promise<boolean> {
  return (await db.$count(mails, eq(mails.dedupeKey, dedupeKey))) > 0;
}

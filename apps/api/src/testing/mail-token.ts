import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { mails } from '../database/schema/index.ts';

/** What the link of the newest mail of this kind to this person carries; null without such a mail. */
export async function mailedToken(
  db: Executor,
  template: string,
  recipient: string,
): Promise<string | null> {
  const [mail] = await db
    .select({ text: mails.text })
    .from(mails)
    .where(and(eq(mails.template, template), eq(mails.recipient, recipient)))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  return /token=([\w-]{20,})/u.exec(mail?.text ?? '')?.[1] ?? null;
}

/** How many mails of this kind this person has been sent. */
export function countMails(db: Executor, template: string, recipient: string): Promise<number> {
  return db.$count(mails, and(eq(mails.template, template), eq(mails.recipient, recipient)));
}

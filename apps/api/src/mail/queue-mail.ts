import type { Locale } from '@tassis/messages';
import type { Executor } from '../database/client.ts';
import { mails } from '../database/schema/index.ts';
import type { MailContent } from './mail-content.ts';
import { writeMail } from './write-mail.ts';

/** A mail to one person: which, in whose language. */
export type Mail = {
  content: MailContent;
  to: string;
  /** Whose affair it is; null for somebody without an account. */
  userId: string | null;
  locale: Locale;
  /** What this mail is about, once: `order-received:<id>`. A second one of the same key is dropped. */
  dedupeKey: string;
  now: Date;
};

/** Writes a mail in the transaction of what it tells of; it is sent once that is committed. */
export async function queueMail(tx: Executor, mail: Mail): Promise<void> {
  const { content, to, userId, locale, dedupeKey, now } = mail;
  const { template } = content;
  const written = writeMail(content, locale);
  await tx
    .insert(mails)
    .values({ ...written, recipient: to, userId, locale, dedupeKey, template, createdAt: now })
    .onConflictDoNothing();
}

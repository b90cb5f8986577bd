import { writtenText } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { Executor } from '../database/client.ts';
import type { Attachment } from '../database/schema/index.ts';
import { sendAwaitedJob, sendJob } from '../jobs/job.repository.ts';
import { findFirm, type FirmRecord } from '../modules/firm/firm.repository.ts';
import type { MailContent, MailTemplate } from './mail-content.ts';
import { insertMail } from './outbox.repository.ts';
import { UNKNOWN_HOUSE } from './site-links.ts';
import { writeMail, type House } from './write-mail.ts';

/** A mail to one person: its content and language. */
export type Mail = {
  content: MailContent;
  attachments?: Attachment[];
  to: string;
  /** The account that the mail belongs to; null for a person without one. */
  userId: string | null;
  locale: Locale;
  /** The dedupe key: `order-received:<id>`. A second mail with the same key is dropped. */
  dedupeKey: string;
  now: Date;
};

/** Mails that their reader waits for before they can go on: they are sent before news of orders. */
const AWAITED: ReadonlySet<MailTemplate> = new Set([
  'welcome',
  'partner-welcome',
  'email-verification',
  'password-reset',
]);

/** Writes a mail and the job that sends it, in the transaction of the event. */
export async function queueMail(tx: Executor, mail: Mail): Promise<void> {
  const { content, attachments = [], to, userId, locale, dedupeKey, now } = mail;
  const { template } = content;
  const written = writeMail(content, locale, toHouse(await findFirm(tx)));
  const about = { recipient: to, userId, locale, dedupeKey, template, createdAt: now };
  const mailId = await insertMail(tx, { ...written, attachments, ...about });
  if (mailId === null) return;
  const send = AWAITED.has(template) ? sendAwaitedJob : sendJob;
  await send(tx, 'send-mail', { mailId });
}

/** Empty settings are left out of mails. The firm's name is inserted when the mail is sent, which waits for the settings. */
export function toHouse({ name, phone, email, addresses }: FirmRecord): House {
  return {
    name: writtenText(name) ?? UNKNOWN_HOUSE,
    phone: writtenText(phone) ?? '',
    email: writtenText(email) ?? '',
    addresses,
  };
}

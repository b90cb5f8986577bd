import { emailAddress, firmName } from '@tassis/domain';
import type { Dependencies } from '../dependencies.ts';
import { findFirm } from '../modules/firm/firm.repository.ts';
import {
  findQueuedMail,
  markFailedTry,
  markKept,
  markSent,
  type MailRow,
} from './outbox.repository.ts';
import { completed } from './site-links.ts';
import { isRefusedForGood, type Message, type Transport } from './transport.ts';

const ERROR_MAX = 500;

type Parts = Pick<Dependencies, 'db' | 'clock' | 'config'> & { transport: Transport };

/**
 * Sends one mail. After a crash it is sent again with the same Message-ID, by which mail servers recognise it.
 * Throws when it should be retried.
 * @returns whether a try was made to its end: sent, stored where mails are not sent, or refused for good; false when its row is
 * gone, sent or failed
 */
export async function deliverMail(
  { db, clock, config, transport }: Parts,
  { mailId, isLastTry }: { mailId: string; isLastTry: boolean },
): Promise<boolean> {
  const mail = await findQueuedMail(db, mailId);
  if (mail === null) return false;
  const firm = await findFirm(db);
  let status;
  try {
    const from = { name: firmName(firm), address: requireSender(firm.email) };
    status = await transport(toMessage(mail, { from, siteUrl: config.siteUrl }));
  } catch (error) {
    const isRefused = isRefusedForGood(error);
    const text = error instanceof Error ? error.message : String(error);
    const failure = { error: text.slice(0, ERROR_MAX), isFinal: isRefused || isLastTry };
    await markFailedTry(db, mailId, failure);
    if (isRefused) return true;
    throw error;
  }
  await (status === 'sent' ? markSent(db, mailId, clock()) : markKept(db, mailId));
  return true;
}

/** The settings have no sender address yet; the mail itself is fine. */
export class NoSender extends Error {}

/** Before an admin has filled in the firm's address there is no sender: mails wait in the queue. */
function requireSender(address: string): string {
  if (emailAddress(address) === null) return address;
  throw new NoSender('The settings hold no e-mail address of the firm to send from');
}

type Sender = { from: Message['from']; siteUrl: string };

function toMessage(mail: MailRow, { from, siteUrl }: Sender): Message {
  const { text, html, headers } = completed(mail, { siteUrl, houseName: from.name });
  const messageId = `<${mail.id}@${new URL(siteUrl).hostname}>`;
  const { recipient: to, subject, attachments } = mail;
  return { messageId, from, to, subject, text, html, headers, attachments };
}

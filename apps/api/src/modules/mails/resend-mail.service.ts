import { randomUUID } from 'node:crypto';
import { resendMail, type AdminMail } from '@tassis/contracts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { sendJob } from '../../jobs/job.repository.ts';
import { findMail, insertMail } from '../../mail/outbox.repository.ts';
import { isResendable, toMail } from './mail-wire.ts';

type Command = { id: string; actorId: string; now: Date };

/** Sends the text of a mail again as a new mail with its own Message-ID, which a mail server does not drop as a duplicate. */
export async function sendAgain(tx: Executor, { id, actorId, now }: Command): Promise<AdminMail> {
  const mail = await findMail(tx, id);
  if (mail === null) throw new HttpError('not_found');
  if (!isResendable(mail)) throw new HttpError('mail_not_resendable');
  const { template, recipient, userId, locale, subject, text, html, headers, attachments } = mail;
  const said = { template, recipient, userId, locale, subject, text, html, headers, attachments };
  const dedupeKey = `again:${id}:${randomUUID()}`;
  const mailId = await insertMail(tx, { ...said, dedupeKey, createdAt: now });
  const again = mailId === null ? null : await findMail(tx, mailId);
  if (again === null) throw new Error('The mail was not written');
  await sendJob(tx, 'send-mail', { mailId: again.id });
  const about = { actorId, action: resendMail.name, subject: 'mail', subjectId: id, now };
  await writeAudit(tx, { ...about, after: { recipient, sentAs: again.id } });
  return toMail(again);
}

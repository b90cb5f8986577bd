import type { AdminMail, WholeMail } from '@tassis/contracts';
import type { MailRow } from '../../mail/outbox.repository.ts';
import type { ListedMail } from './mail-list.repository.ts';

/** A link that lets its reader in, as the outbox strikes it out of what was sent, too. */
const TOKEN = /token=[A-Za-z0-9_.~%-]+/gu;

/** A mail in the staff's log. */
export function toMail(mail: ListedMail): AdminMail {
  const { id, template, recipient, locale, subject, status, attempts } = mail;
  return {
    id,
    template,
    recipient,
    user_id: mail.userId,
    locale,
    subject,
    status,
    attempts,
    last_error: mail.lastError,
    sent_at: mail.sentAt?.toISOString() ?? null,
    created_at: mail.createdAt.toISOString(),
  };
}

/** A mail with what it said. */
export function toWholeMail(mail: MailRow): WholeMail {
  return {
    ...toMail(mail),
    text: mail.text.replaceAll(TOKEN, 'token=…'),
    can_resend: isResendable(mail),
  };
}

/** A mail that waits goes out by itself; a link that was struck out leads nowhere. */
export function isResendable({ status, text, headers }: MailRow): boolean {
  return status !== 'queued' && !hasTokens(text) && !hasTokens(JSON.stringify(headers));
}

/** Whether a text carries a link that lets its reader in, or carried one. */
function hasTokens(text: string): boolean {
  return text.includes('token=');
}

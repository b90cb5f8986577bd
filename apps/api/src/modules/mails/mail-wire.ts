import type { AdminMail, WholeMail } from '@tassis/contracts';
import type { MailRow } from '../../mail/outbox.repository.ts';
import { hasTokens, withoutTokens } from '../../mail/without-tokens.ts';
import type { ListedMail } from './mail-list.repository.ts';

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
  return { ...toMail(mail), text: withoutTokens(mail.text), can_resend: isResendable(mail) };
}

/** A mail that waits goes out by itself; a link that was struck out leads nowhere. */
export function isResendable({ status, text, headers }: MailRow): boolean {
  return status !== 'queued' && !hasTokens(text) && !hasTokens(JSON.stringify(headers));
}

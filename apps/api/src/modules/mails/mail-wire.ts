import type { AdminMail, WholeMail } from '@tassis/contracts';
import type { MailRow } from '../../mail/outbox.repository.ts';
import type { ListedMail } from './mail-list.repository.ts';

/** Matches the token in a link of a mail; the outbox removes tokens from sent mails by the same rule. */
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

/** A mail with its text. */
export function toWholeMail(mail: MailRow): WholeMail {
  return {
    ...toMail(mail),
    text: mail.text.replaceAll(TOKEN, 'token=…'),
    can_resend: isResendable(mail),
  };
}

/** Whether a mail can be sent again: not one that is queued, nor one whose links have lost their token. */
export function isResendable({ status, text, headers }: MailRow): boolean {
  return status !== 'queued' && !hasTokens(text) && !hasTokens(JSON.stringify(headers));
}

/** Whether a text contains, or contained, a link with a token. */
function hasTokens(text: string): boolean {
  return text.includes('token=');
}

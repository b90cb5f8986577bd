import type { Locale } from '@tassis/messages';
import type { MailContent } from './mail-content.ts';

export type WrittenMail = {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** Puts a mail into words. */
export function writeMail(content: MailContent, locale: Locale): WrittenMail {
  const subject = `${content.template} (${locale})`;
  return { subject, text: subject, html: `<p>${subject}</p>`, headers: {} };
}

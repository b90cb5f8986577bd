import { firmName } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { Executor } from '../database/client.ts';
import { findFirm } from '../modules/firm/firm.repository.ts';
import type { MailContent } from './mail-content.ts';
import { toHouse } from './queue-mail.ts';
import { completed } from './site-links.ts';
import { writeMail } from './write-mail.ts';

type Preview = { content: MailContent; locale: Locale; siteUrl: string };

/** Renders a mail as its reader would get it, without sending it. */
export async function previewMail(
  db: Executor,
  { content, locale, siteUrl }: Preview,
): Promise<{ subject: string; text: string }> {
  const firm = await findFirm(db);
  const mail = writeMail(content, locale, toHouse(firm));
  const { subject, text } = completed(mail, { siteUrl, houseName: firmName(firm) });
  return { subject, text };
}

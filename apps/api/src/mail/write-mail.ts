import type { Locale } from '@tassis/messages';
import { SETTINGS_PATH } from '../client-paths.ts';
import type { Block, MailText } from './mail-text.ts';
import type { MailContent, MailTemplate } from './mail-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { siteLink } from './site-links.ts';
import type { ContentOf } from './template.ts';
import { TEMPLATES } from './templates/index.ts';
import { typeset } from './typeset.ts';

type WrittenMail = {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** The facts about the firm in a mail. */
export type House = {
  name: string;
  phone: string;
  email: string;
  addresses: readonly { lines: readonly string[]; city: string }[];
};

/** Mails that a client may unsubscribe from. */
const CHOSEN: ReadonlySet<MailTemplate> = new Set([
  'order-moved',
  'messages-for-client',
  'document-refused',
  'bill-issued',
  'bill-cancelled',
  'bill-refunded',
  'warning',
  'certificate-ending',
]);

const CHOICES_PATH = `${SETTINGS_PATH}#notifications`;
const CHOOSE = {
  fr: { label: 'Choisir les e-mails que je reçois', path: CHOICES_PATH },
  en: { label: 'Choose which e-mails I get', path: CHOICES_PATH },
};

/** Writes the text of a mail; its links are completed when it is sent or shown. */
export function writeMail(content: MailContent, locale: Locale, house: House): WrittenMail {
  const written = buildText(content.template, content, locale);
  const isRequired = content.template === 'warning' && content.isRequired;
  const isChosen = CHOSEN.has(content.template) && !isRequired;
  const declined = isChosen ? { unsubscribe: CHOOSE[locale] } : {};
  const mail = typesetMail(locale, { ...written, ...declined });
  const footer = buildFooter(house);
  return {
    subject: mail.subject,
    text: renderText(mail, { locale, footer }),
    html: renderHtml(mail, { locale, houseName: house.name, footer }),
    headers: buildHeaders(mail),
  };
}

function buildText<T extends MailTemplate>(
  template: T,
  content: ContentOf[T],
  locale: Locale,
): MailText {
  return TEMPLATES[template][locale](content);
}

/** Texts of users stay unchanged. */
function typesetMail(locale: Locale, mail: MailText): MailText {
  const set = (text: string) => typeset(locale, text);
  const setBlock = (block: Block): Block =>
    block.kind === 'paragraph' || block.kind === 'note'
      ? { ...block, text: set(block.text) }
      : block;
  // A line break in a name would end the header.
  const subject = set(mail.subject).replaceAll(/\s*[\r\n]+\s*/gu, ' ');
  return { ...mail, subject, blocks: mail.blocks.map(setBlock) };
}

function buildFooter({ name, phone, email, addresses }: House): string[] {
  const [seat] = addresses;
  const address = seat === undefined ? [] : [[...seat.lines, seat.city].join(', ')];
  return [name, ...address, phone, email].filter(Boolean);
}

/** RFC 8058: the mail program's own one-click button; RFC 2369: a page to unsubscribe. */
function buildHeaders({ unsubscribe }: MailText): Record<string, string> {
  if (unsubscribe === undefined) return {};
  const { path, oneClickPath } = unsubscribe;
  if (oneClickPath === undefined) return { 'List-Unsubscribe': `<${siteLink(path)}>` };
  return {
    'List-Unsubscribe': `<${siteLink(oneClickPath)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

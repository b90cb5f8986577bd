import type { Locale } from '@tassis/messages';
import type { Block, MailText } from './mail-text.ts';
import { siteLink } from './site-links.ts';
import { typeset } from './typeset.ts';

type Frame = { locale: Locale; footer: readonly string[] };

/** A mail as plain text, for mail programs and people who prefer it. */
export function renderText({ blocks, unsubscribe }: MailText, { locale, footer }: Frame): string {
  const colon = locale === 'fr' ? typeset(locale, ' : ') : ': ';
  const parts = blocks.map((block) => toText(block, colon));
  const leave = unsubscribe && `${unsubscribe.label}${colon}${siteLink(unsubscribe.path)}`;
  const end = ['-- ', ...footer, ...(leave === undefined ? [] : ['', leave])].join('\n');
  return `${[...parts, end].join('\n\n')}\n`;
}

function toText(block: Block, colon: string): string {
  switch (block.kind) {
    case 'facts':
      return block.rows.map(([label, value]) => `${label}${colon}${value}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'quote':
      return block.text.replaceAll(/^/gmu, '> ');
    case 'button':
      return `${block.label}${colon.trimEnd()}\n${siteLink(block.path)}`;
    default:
      return block.text;
  }
}

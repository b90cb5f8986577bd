import type { Locale } from '@tassis/messages';
import { messagesPath } from '../../client-paths.ts';
import { button, note, paragraph, quote, type Block } from '../mail-text.ts';
import type { MessageFacts } from '../mail-content.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';

/** The mail shows the first messages of a long conversation; the site shows all. */
const SHOWN_MAX = 10;

const WORDS = {
  fr: {
    file: (name: string) => `Fichier joint : ${name}`,
    more: (count: number) => `Et ${count} autres messages.`,
  },
  en: {
    file: (name: string) => `Attached file: ${name}`,
    more: (count: number) => `And ${count} more messages.`,
  },
} as const;

export const messagesForClient: Template<'messages-for-client'> = {
  fr: ({ firstName, order, messages }) => ({
    subject: `Commande ${order.reference} : un message vous attend`,
    blocks: [
      salutation('fr', firstName),
      paragraph(`Nous vous avons écrit au sujet de votre commande ${order.reference} :`),
      ...quotes('fr', messages),
      button('Répondre', messagesPath(order.id)),
    ],
  }),
  en: ({ firstName, order, messages }) => ({
    subject: `Order ${order.reference}: a message is waiting for you`,
    blocks: [
      salutation('en', firstName),
      paragraph(`We have written to you about your order ${order.reference}:`),
      ...quotes('en', messages),
      button('Reply', messagesPath(order.id)),
    ],
  }),
};

export const messagesForStaff: Template<'messages-for-staff'> = {
  fr: ({ client, order, messages }) => ({
    subject: `Commande ${order.reference} : message du client`,
    blocks: [
      paragraph(`${client} a écrit au sujet de la commande ${order.reference} :`),
      ...quotes('fr', messages),
      button('Répondre', staffOrderPath(order.id)),
    ],
  }),
  en: ({ client, order, messages }) => ({
    subject: `Order ${order.reference}: message from the client`,
    blocks: [
      paragraph(`${client} has written about order ${order.reference}:`),
      ...quotes('en', messages),
      button('Reply', staffOrderPath(order.id)),
    ],
  }),
};

const staffOrderPath = (id: string) => `/admin-dashboard/order/${id}`;

function quotes(locale: Locale, messages: readonly MessageFacts[]): Block[] {
  const words = WORDS[locale];
  const shown = messages
    .slice(0, SHOWN_MAX)
    .flatMap(({ text, file }) => [
      ...(text === '' ? [] : [quote(text)]),
      ...(file === null ? [] : [note(words.file(file))]),
    ]);
  const left = messages.length - SHOWN_MAX;
  return left > 0 ? [...shown, note(words.more(left))] : shown;
}

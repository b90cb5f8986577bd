import type { OrderStatus } from '@tassis/domain';
import { translate, type Locale } from '@tassis/messages';
import { getOrderFieldName } from '@tassis/messages/order-fields';
import { correctionsPath, orderPath } from '../../client-paths.ts';
import { button, list, paragraph, quote, type Block } from '../mail-text.ts';
import type { ContentOf, Template } from '../template.ts';
import { factsOfOrder } from './facts-of-order.ts';
import { salutation } from './salutation.ts';

/** What the new status means to the client. */
const MEANINGS: Record<Locale, Record<OrderStatus, string>> = {
  fr: {
    submitted: 'Votre commande est reçue.',
    in_review: 'Nous vérifions votre dossier.',
    awaiting_client:
      'Nous avons besoin de vous : votre dossier est à compléter. Ce qui est à reprendre y est signalé.',
    in_progress:
      'Votre dossier est accepté, nous y travaillons. Votre facture est disponible dans votre espace.',
    completed: 'Votre commande est terminée. Vos documents vous attendent dans votre espace.',
    cancelled: 'Votre commande est annulée.',
    rejected: 'Nous ne pouvons pas donner suite à votre commande.',
  },
  en: {
    submitted: 'Your order has been received.',
    in_review: 'We are checking your file.',
    awaiting_client:
      'We need you: your file is to be completed. What is to be corrected is marked there.',
    in_progress:
      'Your file is accepted and we are working on it. Your bill is available in your account.',
    completed: 'Your order is completed. Your documents are waiting in your account.',
    cancelled: 'Your order is cancelled.',
    rejected: 'We cannot take your order any further.',
  },
};

const WORDS = {
  fr: { toCorrect: 'À corriger :', message: 'Notre message :' },
  en: { toCorrect: 'To correct:', message: 'Our message:' },
} as const;

const LABELS = {
  fr: { correct: 'Compléter mon dossier', follow: 'Voir ma commande' },
  en: { correct: 'Complete my file', follow: 'See my order' },
} as const;

export const orderMoved: Template<'order-moved'> = {
  fr: (content) => ({
    subject: `Commande ${content.order.reference} : ${translate('fr', `order_status.${content.status}`).toLowerCase()}`,
    blocks: buildBlocks('fr', content),
  }),
  en: (content) => ({
    subject: `Order ${content.order.reference}: ${translate('en', `order_status.${content.status}`).toLowerCase()}`,
    blocks: buildBlocks('en', content),
  }),
};

function buildBlocks(locale: Locale, content: ContentOf['order-moved']): Block[] {
  const { firstName, order, status, message, fields } = content;
  const words = WORDS[locale];
  const labels = LABELS[locale];
  const toCorrect = new Set(fields.map((field) => getOrderFieldName(locale, field)));
  return [
    salutation(locale, firstName),
    paragraph(MEANINGS[locale][status]),
    ...(message === null ? [] : [paragraph(words.message), quote(message)]),
    ...(toCorrect.size === 0 ? [] : [paragraph(words.toCorrect), list([...toCorrect])]),
    factsOfOrder(locale, order),
    status === 'awaiting_client'
      ? button(labels.correct, correctionsPath(order.id))
      : button(labels.follow, orderPath(order.id)),
  ];
}

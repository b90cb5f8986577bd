import { orderPath } from '../../client-paths.ts';
import { button, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { factsOfOrder } from './facts-of-order.ts';
import { salutation } from './salutation.ts';

export const orderReceived: Template<'order-received'> = {
  fr: ({ firstName, order }) => ({
    subject: `Votre commande ${order.reference} est bien reçue`,
    blocks: [
      salutation('fr', firstName),
      paragraph('Merci de votre confiance : votre commande est bien arrivée.'),
      factsOfOrder('fr', order),
      paragraph(
        'Nous vérifions maintenant votre dossier. Vous recevrez un message à chaque étape ; la facture vient une fois le dossier accepté.',
      ),
      button('Suivre ma commande', orderPath(order.id)),
    ],
  }),
  en: ({ firstName, order }) => ({
    subject: `We have received your order ${order.reference}`,
    blocks: [
      salutation('en', firstName),
      paragraph('Thank you for your trust: your order has arrived.'),
      factsOfOrder('en', order),
      paragraph(
        'We are now checking your file. You will get a message at each step; the bill comes once the file is accepted.',
      ),
      button('Follow my order', orderPath(order.id)),
    ],
  }),
};

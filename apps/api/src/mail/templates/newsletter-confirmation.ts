import { button, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { tokenPath } from './token-path.ts';

const leave = (label: string, token: string) => ({
  label,
  path: tokenPath('/unsubscribe', token),
  oneClickPath: tokenPath('/api/newsletter-subscriptions/one-click-unsubscribe', token),
});

export const newsletterConfirmation: Template<'newsletter-confirmation'> = {
  fr: ({ unsubscribeToken }) => ({
    subject: 'Votre abonnement à notre lettre',
    blocks: [
      paragraph('Bonjour,'),
      paragraph(
        'Votre abonnement est enregistré : vous recevrez nos conseils pour créer, domicilier et gérer une entreprise au Maroc.',
      ),
      button('Voir nos services', '/services'),
    ],
    unsubscribe: leave('Se désabonner', unsubscribeToken),
  }),
  en: ({ unsubscribeToken }) => ({
    subject: 'Your subscription to our newsletter',
    blocks: [
      paragraph('Hello,'),
      paragraph(
        'Your subscription is recorded: you will receive our advice on creating, domiciling and running a company in Morocco.',
      ),
      button('See our services', '/services'),
    ],
    unsubscribe: leave('Unsubscribe', unsubscribeToken),
  }),
};

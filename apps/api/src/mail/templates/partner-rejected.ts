import { button, paragraph, quote } from '../letter.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';

export const partnerRejected: Template<'partner-rejected'> = {
  fr: ({ firstName, reason }) => ({
    subject: 'Votre demande de compte partenaire',
    blocks: [
      salutation('fr', firstName),
      paragraph('Nous n’avons pas pu valider votre compte de comptable partenaire. La raison :'),
      quote(reason),
      paragraph('Une précision à apporter ? Écrivez-nous, nous reprendrons votre demande.'),
      button('Nous écrire', '/contact'),
    ],
  }),
  en: ({ firstName, reason }) => ({
    subject: 'Your request for a partner account',
    blocks: [
      salutation('en', firstName),
      paragraph('We could not validate your account as a partner accountant. The reason:'),
      quote(reason),
      paragraph('Something to add? Write to us, and we will look at your request again.'),
      button('Write to us', '/contact'),
    ],
  }),
};

import { button, paragraph, quote } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';

export const partnerRejected: Template<'partner-rejected'> = {
  fr: ({ firstName, reason }) => ({
    subject: 'Votre demande de compte partenaire',
    blocks: [
      salutation('fr', firstName),
      paragraph('Nous n’avons pas pu valider votre compte de comptable partenaire. La raison :'),
      quote(reason),
      paragraph('Corrigez votre dossier : dès que vous l’enregistrez, nous l’étudions à nouveau.'),
      button('Corriger mon dossier', '/partner-dashboard/profile'),
    ],
  }),
  en: ({ firstName, reason }) => ({
    subject: 'Your request for a partner account',
    blocks: [
      salutation('en', firstName),
      paragraph('We could not validate your account as a partner accountant. The reason:'),
      quote(reason),
      paragraph('Correct your file: as soon as you save it, we look at it again.'),
      button('Correct my file', '/partner-dashboard/profile'),
    ],
  }),
};

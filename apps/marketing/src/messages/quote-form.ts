import { fr } from './fr.ts';

const { refused, sending, sent, failed } = fr.consultation;

/** What only the quote form says; it has the rest from the page's other forms. */
export const quoteForm = {
  company: 'Société (facultatif)',
  message: 'Votre besoin',
  purpose: fr.contactPage.purpose,
  send: 'Envoyer la demande',
  sending,
  sent,
  refused,
  failed,
} as const;

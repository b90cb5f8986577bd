import { fr } from './fr.ts';

const { refused, sending, sent, failed } = fr.consultation;

/** The texts of the quote form that the other forms of its page lack. */
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

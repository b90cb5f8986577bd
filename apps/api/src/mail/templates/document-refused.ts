import { button, facts, paragraph, quote } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';

export const documentRefused: Template<'document-refused'> = {
  fr: ({ firstName, name, reason, path }) => ({
    subject: `Document à renvoyer : ${name}`,
    blocks: [
      salutation('fr', firstName),
      paragraph('Nous n’avons pas pu accepter ce document :'),
      facts(['Document', name]),
      paragraph('La raison :'),
      quote(reason),
      paragraph('Envoyez-nous une nouvelle version, et votre dossier avance.'),
      button('Renvoyer le document', path),
    ],
  }),
  en: ({ firstName, name, reason, path }) => ({
    subject: `Document to send again: ${name}`,
    blocks: [
      salutation('en', firstName),
      paragraph('We could not accept this document:'),
      facts(['Document', name]),
      paragraph('The reason:'),
      quote(reason),
      paragraph('Send us a new version, and your file moves on.'),
      button('Send the document again', path),
    ],
  }),
};

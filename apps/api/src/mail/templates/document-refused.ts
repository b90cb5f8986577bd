import { DOCUMENTS_PATH, orderPath } from '../../client-paths.ts';
import { button, facts, paragraph, quote } from '../letter.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';

/** Sent again where it belongs: with its order, or among the documents. */
const pathOf = (orderId: string | null) => (orderId === null ? DOCUMENTS_PATH : orderPath(orderId));

export const documentRefused: Template<'document-refused'> = {
  fr: ({ firstName, name, reason, orderId }) => ({
    subject: `Document à renvoyer : ${name}`,
    blocks: [
      salutation('fr', firstName),
      paragraph('Nous n’avons pas pu accepter ce document :'),
      facts(['Document', name]),
      paragraph('La raison :'),
      quote(reason),
      paragraph('Envoyez-nous une nouvelle version, et votre dossier avance.'),
      button('Renvoyer le document', pathOf(orderId)),
    ],
  }),
  en: ({ firstName, name, reason, orderId }) => ({
    subject: `Document to send again: ${name}`,
    blocks: [
      salutation('en', firstName),
      paragraph('We could not accept this document:'),
      facts(['Document', name]),
      paragraph('The reason:'),
      quote(reason),
      paragraph('Send us a new version, and your file moves on.'),
      button('Send the document again', pathOf(orderId)),
    ],
  }),
};

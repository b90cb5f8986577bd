import { listAdminDocuments } from '@tassis/contracts';
import { moroccanDay } from '@tassis/domain';
import { translate } from '@tassis/messages';
import { defineCsvExport, createPageReader } from '../../downloads/csv-export.ts';
import { keyOfDocument, listOfDocuments, readDocuments } from './document-list.repository.ts';

/** The CSV of documents with their senders and reviews. */
export const documentsCsv = defineCsvExport({
  contract: listAdminDocuments,
  words: {
    fr: {
      file: 'documents',
      columns: [
        ['Document', 'Type', 'Client', 'Email', 'Commande', 'Facture', 'Reçu le'],
        ['État', 'Vérifié le', 'Motif du refus'],
      ].flat(),
    },
    en: {
      file: 'documents',
      columns: [
        ['Document', 'Type', 'Client', 'Email', 'Order', 'Bill', 'Received on'],
        ['Status', 'Checked on', 'Reason of the refusal'],
      ].flat(),
    },
  },
  buildList: listOfDocuments,
  read: createPageReader(readDocuments),
  getKey: keyOfDocument,
  cells: ({ document, client, order, bill }, locale) => [
    document.name,
    translate(locale, `document_kind.${document.kind}`),
    `${client.firstName} ${client.lastName}`,
    client.email,
    order?.reference ?? null,
    bill?.number ?? null,
    moroccanDay(document.createdAt),
    translate(locale, `document_status.${document.status}`),
    document.reviewedAt && moroccanDay(document.reviewedAt),
    document.reviewReason,
  ],
});

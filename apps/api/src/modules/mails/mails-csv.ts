import { listAdminMails } from '@tassis/contracts';
import { moroccanDateTime } from '@tassis/domain';
import { defineCsvExport, createPageReader } from '../../downloads/csv-export.ts';
import { keyOfMail, listOfMails, readMails } from './mail-list.repository.ts';

const STATUSES = {
  fr: { queued: 'En attente', sent: 'Envoyé', kept: 'Gardé', failed: 'Échoué' },
  en: { queued: 'Waiting', sent: 'Sent', kept: 'Kept', failed: 'Failed' },
};

/** The CSV of the mail log, without the mails' texts. */
export const mailsCsv = defineCsvExport({
  contract: listAdminMails,
  words: {
    fr: {
      file: 'courriels',
      columns: [
        'Écrit le',
        'Destinataire',
        'Objet',
        'Modèle',
        'État',
        'Tentatives',
        'Remis le',
        'Erreur',
      ],
    },
    en: {
      file: 'mails',
      columns: [
        'Written on',
        'Recipient',
        'Subject',
        'Template',
        'Status',
        'Attempts',
        'Sent on',
        'Error',
      ],
    },
  },
  buildList: listOfMails,
  read: createPageReader(readMails),
  getKey: keyOfMail,
  cells: (mail, locale) => [
    formatMoment(mail.createdAt),
    mail.recipient,
    mail.subject,
    mail.template,
    STATUSES[locale][mail.status],
    mail.attempts,
    mail.sentAt && formatMoment(mail.sentAt),
    mail.lastError,
  ],
});

/** '2026-11-28 10:30', in Moroccan time. */
function formatMoment(moment: Date): string {
  return moroccanDateTime(moment).slice(0, 16).replace('T', ' ');
}

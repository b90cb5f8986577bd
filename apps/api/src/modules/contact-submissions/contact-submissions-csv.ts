import { listContactSubmissions } from '@tassis/contracts';
import { moroccanDay } from '@tassis/domain';
import { translate } from '@tassis/messages';
import { defineCsvExport, createPageReader } from '../../downloads/csv-export.ts';
import {
  keyOfSubmission,
  listOfSubmissions,
  readSubmissions,
} from './admin-contact-submission.repository.ts';

/** The CSV of messages with their number of replies. */
export const contactSubmissionsCsv = defineCsvExport({
  contract: listContactSubmissions,
  words: {
    fr: {
      file: 'demandes-de-contact',
      columns: [
        ['Reçue le', 'Nom', 'Email', 'Téléphone', 'Société', 'Sujet', 'Message'],
        ['État', 'Attribuée à', 'Réponses'],
      ].flat(),
    },
    en: {
      file: 'contact-requests',
      columns: [
        ['Received on', 'Name', 'Email', 'Phone', 'Company', 'Subject', 'Message'],
        ['Status', 'Assigned to', 'Answers'],
      ].flat(),
    },
  },
  buildList: listOfSubmissions,
  read: createPageReader(readSubmissions),
  getKey: keyOfSubmission,
  cells: ({ submission, assignee, replies }, locale) => [
    moroccanDay(submission.createdAt),
    submission.name,
    submission.email,
    submission.phone,
    submission.company,
    submission.service,
    submission.message,
    translate(locale, `contact_status.${submission.status}`),
    assignee,
    replies.length,
  ],
});

import { listCallbackRequests } from '@tassis/contracts';
import { moroccanDateTime } from '@tassis/domain';
import { translate } from '@tassis/messages';
import { defineCsvExport, createPageReader } from '../../downloads/csv-export.ts';
import { toCallback } from './callback-request-wire.ts';
import { keyOfCallback, listOfCallbacks, readCallbacks } from './callback-request.repository.ts';

/** The CSV of callback requests and their calls. */
export const callbackRequestsCsv = defineCsvExport({
  contract: listCallbackRequests,
  words: {
    fr: {
      file: 'rappels',
      columns: [
        ['À rappeler', 'Rendez-vous', 'Nom', 'Téléphone', 'Email', 'Message'],
        ['État', 'Pris par', 'Note'],
      ].flat(),
    },
    en: {
      file: 'callbacks',
      columns: [
        ['To call', 'Appointment', 'Name', 'Phone', 'Email', 'Message'],
        ['Status', 'Taken by', 'Note'],
      ].flat(),
    },
  },
  buildList: listOfCallbacks,
  read: createPageReader(readCallbacks),
  getKey: keyOfCallback,
  cells: (row, locale) => {
    const { name, phone, email, message, slot, status, assigned_to, note } = toCallback(row);
    return [
      moroccanDateTime(row.request.dueAt),
      slot,
      name,
      phone,
      email,
      message,
      translate(locale, `callback_status.${status}`),
      assigned_to?.name ?? null,
      note,
    ];
  },
});

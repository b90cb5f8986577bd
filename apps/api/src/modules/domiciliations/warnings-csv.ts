import { listAdminWarnings } from '@tassis/contracts';
import { translate } from '@tassis/messages';
import { defineCsvExport } from '../../downloads/csv-export.ts';
import { findOutlook } from './outlook.service.ts';
import { findWarnings, buildScope } from './warning-list.repository.ts';
import { toAdminWarning } from './warning-wire.ts';

/** The CSV of domiciliations that end soon or have ended, the next first, for the staff who call the clients. */
export const warningsCsv = defineCsvExport({
  contract: listAdminWarnings,
  words: {
    fr: {
      file: 'avertissements-domiciliation',
      columns: [
        ['Société', 'ICE', 'État', 'Fin', 'Jours', 'Douze mois de plus'],
        ['Client', 'Email', 'Téléphone'],
      ].flat(),
    },
    en: {
      file: 'domiciliation-warnings',
      columns: [
        ['Company', 'ICE', 'Status', 'End', 'Days', 'Twelve more months'],
        ['Client', 'Email', 'Phone'],
      ].flat(),
    },
  },
  buildList: async (db, { status, search }, now) => ({
    status,
    scope: await buildScope(db, { search }),
    outlook: await findOutlook(db, now),
  }),
  read: async (db, { status, scope, outlook }, { ids, ...request }) => {
    const wanted = { scope, status, viewpoint: outlook };
    const { rows, hasMore } = await findWarnings(db, {
      ...wanted,
      ids,
      request: { ...request, isDescending: false },
    });
    return { rows: rows.map((row) => ({ row, outlook })), hasMore };
  },
  getKey: ({ row }) => ({ at: row.endDate, id: row.id }),
  cells: ({ row, outlook }, locale) => {
    const warning = toAdminWarning(row, outlook);
    const { client } = warning;
    return [
      warning.companyName,
      warning.ICE,
      translate(locale, `warning_status.${warning.status}`),
      warning.end_date,
      warning.days_left,
      warning.renewal_total,
      `${client.firstName} ${client.lastName}`,
      client.email,
      client.phone,
    ];
  },
});

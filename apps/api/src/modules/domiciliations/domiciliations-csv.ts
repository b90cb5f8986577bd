import { listAdminDomiciliations } from '@tassis/contracts';
import { toMad, moroccanDay } from '@tassis/domain';
import { defineCsvExport, createPageReader } from '../../downloads/csv-export.ts';
import { listToTakeAway } from './admin-domiciliation-list.repository.ts';
import { readDomiciliations, type ListedDomiciliation } from './domiciliation.repository.ts';

/** The CSV of domiciliations; with `year` the list that the tax office gets each January. */
export const domiciliationsCsv = defineCsvExport({
  contract: listAdminDomiciliations,
  words: {
    fr: {
      file: 'domiciliations',
      columns: [
        ['Société', 'ICE', 'Client', 'Email', 'Téléphone', 'Commande', 'Début', 'Fin'],
        ['Mensualité HT', 'État', 'Close le', 'Motif'],
      ].flat(),
    },
    en: {
      file: 'domiciliations',
      columns: [
        ['Company', 'ICE', 'Client', 'Email', 'Phone', 'Order', 'Start', 'End'],
        ['Monthly rate before tax', 'Status', 'Closed on', 'Reason'],
      ].flat(),
    },
  },
  buildList: listToTakeAway,
  read: createPageReader<ListedDomiciliation>(readDomiciliations),
  getKey: ({ domiciliation: { id, createdAt } }) => ({ id, at: createdAt }),
  cells: ({ domiciliation, client, order }, locale) => {
    const { closedAt } = domiciliation;
    const states = locale === 'fr' ? ['Ouverte', 'Close'] : ['Open', 'Closed'];
    return [
      domiciliation.companyName,
      domiciliation.ice,
      `${client.firstName} ${client.lastName}`,
      client.email,
      client.phone,
      order.reference,
      domiciliation.startDate,
      domiciliation.endDate,
      toMad(domiciliation.monthlyRateCentimes),
      states[closedAt === null ? 0 : 1] ?? null,
      closedAt === null ? null : moroccanDay(closedAt),
      domiciliation.closeReason,
    ];
  },
});

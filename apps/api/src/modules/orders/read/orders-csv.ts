import { listAdminOrders } from '@tassis/contracts';
import { moroccanDay, toMad } from '@tassis/domain';
import { priceWords, translate } from '@tassis/messages';
import { defineCsvExport, createPageReader } from '../../../downloads/csv-export.ts';
import { plainOrders, readOrders, type OrderRow } from './order-list-statements.repository.ts';
import { toConditions } from './order-list.repository.ts';

/** The CSV of orders. */
export const ordersCsv = defineCsvExport({
  contract: listAdminOrders,
  words: {
    fr: {
      file: 'commandes',
      columns: [
        ['Référence', 'Date', 'Service', 'État', 'Forfait', 'Client', 'Email', 'Téléphone'],
        ['Suivie par', priceWords('fr').total],
      ].flat(),
    },
    en: {
      file: 'orders',
      columns: [
        ['Reference', 'Date', 'Service', 'Status', 'Package', 'Client', 'Email', 'Phone'],
        ['Assigned to', priceWords('en').total],
      ].flat(),
    },
  },
  buildList: async (db, query) =>
    plainOrders(await toConditions(db, { ...query, clientId: query.client })),
  read: createPageReader<OrderRow>(readOrders),
  getKey: ({ order: { id, createdAt } }) => ({ id, at: createdAt }),
  cells: ({ order, client, assignee }, locale) => [
    order.reference,
    moroccanDay(order.createdAt),
    order.service === null ? null : translate(locale, `service_type.${order.service}`),
    translate(locale, `order_status.${order.status}`),
    order.package?.name ?? null,
    `${client.firstName} ${client.lastName}`,
    client.email,
    client.phone,
    assignee?.name ?? null,
    toMad(order.totalCentimes),
  ],
});

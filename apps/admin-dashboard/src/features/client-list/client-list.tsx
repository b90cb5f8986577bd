import { listAdminClients, type AdminClientSummary } from '@tassis/contracts';
import { periodFilter, useList, WorkList } from '@tassis/dashboard';
import { CITIES } from '@tassis/domain';
import { formatPhone } from '@tassis/design-system';
import type { ReactNode } from 'react';
import { useClientTexts } from '../../messages/clients/use-client-texts.ts';
import { ownPaths } from '../../paths.ts';

const cities = CITIES.map(({ ville }) => ({ value: ville, label: ville }));

type ClientListProps = { renderPanel: (client: AdminClientSummary) => ReactNode };

/** All accounts of clients. */
export function ClientList({ renderPanel }: ClientListProps) {
  const { search, filters, list: texts } = useClientTexts();
  const { orders, bills, city } = filters;
  const list = useList(listAdminClients, {
    name: { key: 'name', text: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    columns: [
      { key: 'company', text: ({ companyName }) => companyName ?? '' },
      { key: 'city', text: (client) => client.city ?? '' },
      { key: 'phone', nowrap: true, text: ({ phone }) => formatPhone(phone) },
      { key: 'email', text: ({ email }) => email },
      { key: 'created_at', date: ({ created_at: at }) => at },
    ],
    filters: {
      search,
      orders: { ...orders, options: [{ value: 'open', label: orders.open }] },
      bills: { ...bills, options: [{ value: 'unpaid', label: bills.unpaid }] },
      city: { ...city, options: cities },
      period: periodFilter,
    },
    order: '-created_at',
    texts,
  });
  return (
    <WorkList
      list={list}
      panel={renderPanel}
      rowHref={({ id }) => ownPaths.client(id)}
      csv="clients"
    />
  );
}

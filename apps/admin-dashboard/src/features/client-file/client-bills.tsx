import type { AdminClient, BillSummary } from '@tassis/contracts';
import type { DataColumn } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney } from '@tassis/messages';
import { BillStatusBadge } from '@tassis/dashboard/bill';
import { useClientTexts } from '../../messages/clients/use-client-texts.ts';
import { ownPaths } from '../../paths.ts';
import { OwnTable } from './own-table.tsx';

type ClientBillsProps = {
  client: AdminClient;
  /** The number of bills with an amount due. */
  unpaidOnly?: boolean;
};

/** The newest bills and credit notes of a client. */
export function ClientBills({ client, unpaidOnly = false }: ClientBillsProps) {
  const { bills: texts } = useClientTexts().client;
  const locale = useLocale();
  const columns: DataColumn<BillSummary>[] = [
    {
      key: 'number',
      header: texts.number,
      rowHeader: true,
      nowrap: true,
      cell: ({ number }) => number,
    },
    {
      key: 'issued_on',
      header: texts.issued,
      nowrap: true,
      cell: ({ issued_on: day }) => formatDate(locale, day, 'short'),
    },
    { key: 'status', header: texts.status, card: 'beside', cell: renderStatus },
    {
      key: 'total',
      header: texts.total,
      align: 'end',
      card: 'labelled',
      cell: ({ total }) => formatMoney(locale, total),
    },
    {
      key: 'due',
      header: texts.due,
      align: 'end',
      card: 'labelled',
      cell: ({ due }) => formatMoney(locale, due),
    },
  ];
  return (
    <OwnTable
      title={unpaidOnly ? texts.unpaid : texts.title}
      none={unpaidOnly ? texts.noneUnpaid : texts.none}
      columns={columns}
      rows={client.last_bills.filter(({ due }) => !unpaidOnly || due > 0)}
      rowHref={({ id }) => ownPaths.bill(id)}
      all={{ count: client.counts.bills, href: `${ownPaths.payments}?client=${client.id}` }}
    />
  );
}

function renderStatus(bill: BillSummary) {
  return <BillStatusBadge bill={bill} />;
}

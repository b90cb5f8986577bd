import { getApi } from '@tassis/api-client';
import { listAdminBills, remindBill, type AdminBillSummary } from '@tassis/contracts';
import { periodFilter, useList, WorkList } from '@tassis/dashboard';
import { BillStatusBadge, renderDueDay } from '@tassis/dashboard/bill';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney } from '@tassis/messages';
import type { ReactNode } from 'react';
import { useClientFilter } from '../../client/use-client-filter.ts';
import { usePaymentTexts } from '../../messages/payments/use-payment-texts.ts';
import { ownPaths } from '../../paths.ts';

type BillListProps = {
  /** A bill beside the list; `onChanged` reads the list anew. */
  renderPanel: (bill: AdminBillSummary, onChanged: () => void) => ReactNode;
};

/** Everybody's bills and credit notes. */
export function BillList({ renderPanel }: BillListProps) {
  const texts = usePaymentTexts();
  const locale = useLocale();
  const list = useList(listAdminBills, {
    name: { key: 'number', nowrap: true, text: ({ number }) => number },
    columns: [
      { key: 'client', text: formatClient },
      { key: 'created_at', date: ({ created_at: at }) => at },
      { key: 'due_on', nowrap: true, cell: renderDueDay },
      { key: 'total', card: 'labelled', money: ({ total }) => total },
      {
        key: 'due',
        align: 'end',
        card: 'labelled',
        text: ({ due }) => (due > 0 ? formatMoney(locale, due) : ''),
      },
      { key: 'status', card: 'beside', cell: renderStatus },
    ],
    filters: {
      search: texts.search,
      status: { ...texts.status, labels: 'bill_status' },
      ...useClientFilter(),
      period: periodFilter,
    },
    order: '-created_at',
    texts: texts.list,
  });
  return (
    <WorkList
      list={list}
      panel={(bill) => renderPanel(bill, () => void list.query.refetch())}
      rowHref={({ id }) => ownPaths.bill(id)}
      bulkActions={[
        { text: texts.remind, run: ({ id }) => getApi().call(remindBill, { params: { id } }) },
      ]}
      csv="payments"
    />
  );
}

function formatClient({ client }: AdminBillSummary): string {
  return client.companyName ?? `${client.firstName} ${client.lastName}`;
}

function renderStatus(bill: AdminBillSummary) {
  return <BillStatusBadge bill={bill} />;
}

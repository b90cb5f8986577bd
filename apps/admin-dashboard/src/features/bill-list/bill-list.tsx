import { getApi } from '@tassis/api-client';
import { listAdminBills, remindBill, type AdminBillSummary } from '@tassis/contracts';
import { periodFilter, useList, WorkList } from '@tassis/dashboard';
import { BillStatusBadge, renderDueDay } from '@tassis/dashboard/bill';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney } from '@tassis/messages';
import { useListSearch } from '@tassis/platform/router';
import type { ReactNode } from 'react';
import { useClientFilter } from '../../client/use-client-filter.ts';
import { usePaymentTexts } from '../../messages/payments/use-payment-texts.ts';
import { ownPaths } from '../../paths.ts';

type BillListProps = {
  /** The panel for a bill; `onChanged` refetches the list. */
  renderPanel: (bill: AdminBillSummary, onChanged: () => void) => ReactNode;
};

/** The bills and credit notes of all clients. */
export function BillList({ renderPanel }: BillListProps) {
  const texts = usePaymentTexts();
  const locale = useLocale();
  // A bill with a refund due has no amount due, so the column shows the refund instead.
  const owed = useListSearch().search.get('refund') === 'due' ? 'refund' : 'due';
  const list = useList(listAdminBills, {
    name: { key: 'number', nowrap: true, text: ({ number }) => number },
    columns: [
      { key: 'client', text: formatClient },
      { key: 'created_at', card: 'labelled', date: ({ created_at: at }) => at },
      { key: 'due_on', nowrap: true, card: 'labelled', cell: renderDueDay },
      { key: 'total', card: 'labelled', money: ({ total }) => total },
      {
        key: owed,
        align: 'end',
        card: 'labelled',
        text: ({ [owed]: amount }) => (amount > 0 ? formatMoney(locale, amount) : ''),
      },
      { key: 'status', card: 'beside', cell: renderStatus },
    ],
    filters: {
      search: texts.search,
      status: { ...texts.status, labels: 'bill_status' },
      refund: {
        label: texts.refunds.label,
        anyText: texts.refunds.anyText,
        options: [{ value: 'due', label: texts.refunds.due }],
      },
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
        {
          text: texts.remind,
          run: ({ id }) => getApi().call(remindBill, { params: { id } }),
          confirm: texts.remindSeveral,
        },
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

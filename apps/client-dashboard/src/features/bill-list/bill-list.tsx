import { listClientBills, type BillSummary } from '@tassis/contracts';
import { List, useList } from '@tassis/dashboard';
import { BillStatusBadge, renderDueDay } from '@tassis/dashboard/bill';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney } from '@tassis/messages';
import { useBillsTexts } from '../../messages/bills/use-bills-texts.ts';
import { ownPaths } from '../../paths.ts';

/** The client's bills and credit notes; each links to its page. */
export function BillList() {
  const texts = useBillsTexts();
  const locale = useLocale();
  const list = useList(listClientBills, {
    name: { key: 'number', nowrap: true, text: ({ number }) => number },
    columns: [
      { key: 'order', nowrap: true, text: ({ order }) => order.reference },
      { key: 'created_at', card: 'labelled', date: ({ created_at: at }) => at },
      { key: 'due_on', nowrap: true, card: 'labelled', cell: renderDueDay },
      { key: 'total', card: 'labelled', money: ({ total }) => total },
      {
        key: 'due',
        align: 'end',
        card: 'labelled',
        text: ({ due, refund }) => {
          if (due > 0) return formatMoney(locale, due);
          return refund > 0 ? texts.list.toRefund(formatMoney(locale, refund)) : '';
        },
      },
      { key: 'status', card: 'beside', cell: renderStatus },
    ],
    filters: { search: texts.search, status: { ...texts.status, labels: 'bill_status' } },
    texts: texts.list,
  });
  return <List list={list} rowHref={({ id }) => ownPaths.bill(id)} />;
}

function renderStatus(bill: BillSummary) {
  return <BillStatusBadge bill={bill} />;
}

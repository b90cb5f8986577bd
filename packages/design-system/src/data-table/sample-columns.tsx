import { StatusBadge } from '../badge/badge.tsx';
import { SAMPLE_STATUSES } from '../badge/sample-statuses.ts';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { dayText, moneyText, type SampleOrder } from './sample-orders.ts';
import type { DataColumn, RowActions } from './table-types.ts';

/** The actions at the end of each sample order. */
export const ROW_ACTIONS: RowActions<SampleOrder> = {
  header: 'Actions',
  cell: (order) => (
    <Button size="s" variant="quiet">
      Facture
      <VisuallyHidden> de la commande {order.reference}</VisuallyHidden>
    </Button>
  ),
};

/** The columns of the sample orders, with a filter under the header of the status. */
export function columnsWith(
  statusFilter: DataColumn<SampleOrder>['filter'],
): DataColumn<SampleOrder>[] {
  return [
    {
      key: 'reference',
      header: 'Référence',
      nowrap: true,
      rowHeader: true,
      cell: (order) => order.reference,
    },
    { key: 'client', header: 'Client', sortable: true, cell: (order) => order.client },
    {
      key: 'day',
      header: 'Date',
      nowrap: true,
      sortable: true,
      firstSort: 'descending',
      cell: (order) => dayText(order.day),
    },
    {
      key: 'status',
      header: 'État',
      card: 'beside',
      filter: statusFilter,
      cell: (order) => <StatusBadge {...SAMPLE_STATUSES[order.status]} />,
    },
    {
      key: 'total',
      header: 'Total TTC',
      align: 'end',
      sortable: true,
      firstSort: 'descending',
      cell: (order) => moneyText(order.total),
    },
  ];
}

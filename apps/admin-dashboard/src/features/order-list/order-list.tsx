import { getApi } from '@tassis/api-client';
import { useSession } from '@tassis/auth';
import { assignOrder, listAdminOrders, type AdminOrderSummary } from '@tassis/contracts';
import {
  periodFilter,
  useList,
  useOrderParts,
  WorkList,
  type BulkControl,
} from '@tassis/dashboard';
import { paths } from '@tassis/platform';
import type { ReactNode } from 'react';
import { useClientFilter } from '../../client/use-client-filter.ts';
import { AssignMenu } from '../../colleague/assign-menu.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { renderClient } from './client-cell.tsx';
import { renderStatus } from './status-cell.tsx';
import { useOrderAddress } from './use-order-address.ts';

type OrderListProps = {
  /** The panel for an order; `onChanged` refetches the list. */
  renderPanel: (order: AdminOrderSummary, onChanged: () => void) => ReactNode;
};

/** The orders of all clients. */
export function OrderList({ renderPanel }: OrderListProps) {
  const { orders: texts } = useMessages();
  const { reference, service, date, status, total, statusFilter } = useOrderParts();
  const { user } = useSession();
  const address = useOrderAddress();
  const list = useList(listAdminOrders, {
    name: reference,
    columns: [
      { key: 'client', cell: renderClient },
      service,
      date,
      { ...status, cell: renderStatus },
      total,
    ],
    filters: {
      search: texts.search,
      status: statusFilter,
      service: { ...texts.service, labels: 'service_type' },
      assigned: {
        label: texts.assigned.label,
        anyText: texts.assigned.anyText,
        options: [
          // The option needs the session, which may not have loaded yet.
          ...(user ? [{ value: user.id, label: texts.assigned.mine }] : []),
          { value: 'none', label: texts.assigned.none },
        ],
      },
      // Only the landing page and saved views set this filter. It is hidden otherwise, because a seventh field does not fit at
      // 1280 px.
      ...(address.search.has('messages') && {
        messages: {
          label: texts.messages.label,
          anyText: texts.messages.anyText,
          options: [{ value: 'waiting', label: texts.messages.waiting }],
        },
      }),
      ...useClientFilter(),
      period: periodFilter,
    },
    order: '-created_at',
    texts: texts.list,
    address,
  });
  return (
    <WorkList
      list={list}
      rowHref={({ id }) => paths.adminOrder(id)}
      panel={(order) => renderPanel(order, () => void list.query.refetch())}
      preview
      bulkActions={[{ text: texts.assigned.assign, Control: AssignOrders }]}
      csv="orders"
      emptyAction={{ text: texts.site, href: paths.home }}
    />
  );
}

/** Assigns the selected orders to a person or to nobody. */
function AssignOrders({ isRunning, onRun }: BulkControl<AdminOrderSummary>) {
  const { assign, assignTo, free, mine, none } = useMessages().orders.assigned;
  return (
    <AssignMenu
      assignee={undefined}
      texts={{ text: assign, me: mine, nobody: none }}
      pending={isRunning}
      onAssign={(person) =>
        onRun(
          ({ id, version }) => {
            const body = { user_id: person?.id ?? null };
            return getApi().call(assignOrder, { params: { id }, body }, { version });
          },
          person ? assignTo(person.name) : free,
        )
      }
    />
  );
}

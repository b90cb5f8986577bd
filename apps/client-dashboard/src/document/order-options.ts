import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listClientOrders, type OrderSummary } from '@tassis/contracts';
import type { Option } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatServiceNames } from '@tassis/views';

/** The client's newest hundred orders that are `wanted`, as options, newest first. */
export function useOrderOptions(
  wanted: (order: OrderSummary) => boolean = () => true,
): readonly Option[] {
  const locale = useLocale();
  const { data } = useQuery(apiQuery(listClientOrders, { query: { per_page: 100 } }));
  return (data?.data ?? []).filter(wanted).map((order) => ({
    value: order.id,
    label: `${order.reference} · ${formatServiceNames(order, locale)}`,
  }));
}

/** Whether documents can still be added to an order: not to a rejected or cancelled one. */
export function takesDocuments({ status }: Pick<OrderSummary, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'rejected';
}

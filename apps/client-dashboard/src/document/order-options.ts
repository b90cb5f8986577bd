import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listClientOrders, type OrderSummary } from '@tassis/contracts';
import type { Option } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatServiceNames } from '@tassis/views';

/** The client's orders to choose from, newest first; those of the newest hundred that are `wanted`. */
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

/** Whether documents can still be added to an order: not once it has come to nothing. */
export function takesDocuments({ status }: Pick<OrderSummary, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'rejected';
}

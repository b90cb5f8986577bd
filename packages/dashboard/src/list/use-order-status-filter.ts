import { useLocale } from '@tassis/design-system/host';
import { ORDER_STATUSES, type OrderStatus } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import { toOptions, type ChoiceFilter } from './list-options.ts';

/** The status filter of a list of orders. */
export function useOrderStatusFilter(): ChoiceFilter<OrderStatus> {
  const { columns, anyStatus } = useDashboardTexts().orders;
  const locale = useLocale();
  return {
    label: columns.status,
    anyText: anyStatus,
    options: toOptions(ORDER_STATUSES, (status) => getLabel(locale, `order_status.${status}`)),
  };
}

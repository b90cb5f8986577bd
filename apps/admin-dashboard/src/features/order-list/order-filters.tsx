import { isSearchable, SEARCH_MAX } from '@tassis/contracts';
import { FilterBar, FilterDay, type DayFilter } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { noArabic, ORDER_STATUSES, SERVICE_TYPES } from '@tassis/domain';
import { formatDate, labelOf } from '@tassis/messages';
import { useSharedTexts } from '@tassis/views';
import { useMessages } from '../../messages/use-messages.ts';
import { isReversed } from './is-reversed.ts';
import { isUsableDay } from './is-usable-day.ts';
import type { OrderTable } from './use-order-table.ts';

type OrderFiltersProps = {
  table: OrderTable;
  /** How many orders there are, in words. */ summary: string;
};

/** The filters of the list; all of them live in the address. */
export function OrderFilters({ table, summary }: OrderFiltersProps) {
  const texts = { ...useSharedTexts().orders.filters, ...useMessages().orders.filters };
  const locale = useLocale();
  const { search = '', status = '', service = '' } = table.filters;
  const errorOf = (words: string) => (noArabic(words) ? texts.noArabic : undefined);
  return (
    <FilterBar
      label={texts.label}
      search={{
        label: texts.search,
        hint: texts.searchHint,
        placeholder: texts.searchPlaceholder,
        clearLabel: texts.clearSearch,
        maxLength: SEARCH_MAX,
        value: search,
        isUsable: isSearchable,
        errorOf,
        onSearch: (words) => table.onFilter('search', words, { replace: true }),
      }}
      selects={[
        {
          name: 'status',
          label: texts.status,
          anyText: texts.anyStatus,
          options: ORDER_STATUSES.map((value) => ({
            value,
            label: labelOf(locale, `order_status.${value}`),
          })),
          value: status,
        },
        {
          name: 'service',
          label: texts.service,
          anyText: texts.anyService,
          options: SERVICE_TYPES.map((value) => ({
            value,
            label: labelOf(locale, `service_type.${value}`),
          })),
          value: service,
        },
      ]}
      days={usePeriod(table)}
      onFilter={table.onFilter}
      onReset={table.onReset}
      summary={summary}
      texts={texts}
    />
  );
}

/** From when to when; says when the end precedes the beginning. */
function usePeriod({ filters }: OrderTable): DayFilter[] {
  const { filters: texts } = useMessages().orders;
  const locale = useLocale();
  const { from = '', to = '' } = filters;
  const day = (name: 'from' | 'to', value: string) => ({
    Control: FilterDay,
    name,
    label: texts[name],
    value,
    text: value && formatDate(locale, value, 'short'),
    isUsable: isUsableDay,
  });
  const error = isReversed(filters) ? texts.reversed : undefined;
  return [day('from', from), { ...day('to', to), error }];
}

import { isSearchable, SEARCH_MAX } from '@tassis/contracts';
import { FilterBar } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { noArabic, ORDER_STATUSES } from '@tassis/domain';
import { labelOf } from '@tassis/messages';
import { useSharedTexts } from '@tassis/views';
import { useMessages } from '../../messages/use-messages.ts';
import type { OrderTable } from './use-order-table.ts';

type OrderFiltersProps = {
  table: OrderTable;
  /** How many orders there are, in words. */ summary: string;
};

/** Search and status of the list; both live in the address. */
export function OrderFilters({ table, summary }: OrderFiltersProps) {
  const texts = { ...useSharedTexts().orders.filters, ...useMessages().orders.filters };
  const locale = useLocale();
  const { search = '', status = '' } = table.filters;
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
        errorOf: (words) => (noArabic(words) ? texts.noArabic : undefined),
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
      ]}
      onFilter={table.onFilter}
      onReset={table.onReset}
      summary={summary}
      texts={texts}
    />
  );
}

import { SEARCH_MAX } from '@tassis/contracts';
import { FilterBar, type FilterBarProps } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { noArabic } from '@tassis/domain';
import { formatDate, getLabels, type LabelGroup } from '@tassis/messages';
import type { AnyFilter, ChoiceFilter, PeriodFilter, SearchFilter } from './list-options.ts';
import { isReversed } from './list-query.ts';
import type { ListModel, ListRow } from './use-list.ts';

/** The filters of a list and the number of matching rows; nothing when the list has no filters. */
export function ListFilters<Row extends ListRow>({ list }: { list: ListModel<Row> }) {
  const { filters, texts, meta, state } = list;
  const bar = useBar(list);
  if (Object.keys(filters).length === 0) return null;
  return (
    <FilterBar
      {...bar}
      label={texts.filters.label}
      onFilter={state.onFilter}
      onReset={state.onReset}
      summary={meta ? texts.formatCount(meta) : ''}
      texts={texts.filters}
    />
  );
}

type Bar = Pick<FilterBarProps, 'search' | 'selects' | 'days'>;

/** The props of FilterBar, with the values from the address. */
function useBar<Row extends ListRow>(list: ListModel<Row>): Bar {
  const day = useDay(list);
  const locale = useLocale();
  const { filters, state, isAccepted } = list;
  const bar: Bar = {};
  for (const [name, filter] of Object.entries(filters)) {
    if (filter === undefined) continue;
    if (isPeriod(filter)) bar.days = filter(day);
    else if (isChoice(filter)) {
      const { label, anyText } = filter;
      const options =
        filter.options ??
        getLabels(locale, filter.labels).filter(({ value }) => isAccepted(name, value));
      const value = state.filters[name] ?? '';
      bar.selects = [...(bar.selects ?? []), { label, anyText, options, name, value }];
    } else bar.search = toSearchProps(list, filter);
  }
  return bar;
}

function toSearchProps<Row extends ListRow>(
  { state, texts, isAccepted }: ListModel<Row>,
  filter: SearchFilter,
) {
  const { search: label, clearSearch, noArabic: refused, searchHint } = texts.filters;
  return {
    hint: searchHint,
    ...filter,
    label,
    clearLabel: clearSearch,
    maxLength: SEARCH_MAX,
    value: state.filters['search'] ?? '',
    isUsable: (words: string) => isAccepted('search', words),
    findError: (words: string) => (noArabic(words) ? refused : undefined),
    onSearch: (words: string) => state.onFilter('search', words, { replace: true }),
  };
}

/** Props of a period's day field; the end shows an error when it precedes the start. */
function useDay<Row extends ListRow>({ state, texts, isAccepted }: ListModel<Row>) {
  const locale = useLocale();
  const { filters } = state;
  return (name: 'from' | 'to') => {
    const value = filters[name] ?? '';
    return {
      name,
      label: texts.filters[name],
      value,
      text: value && formatDate(locale, value, 'short'),
      isUsable: (day: string) => isAccepted(name, day),
      error: name === 'to' && isReversed(filters) ? texts.filters.reversed : undefined,
    };
  };
}

type Choice = ChoiceFilter<string, LabelGroup>;
const isPeriod = (filter: AnyFilter): filter is PeriodFilter => typeof filter === 'function';
const isChoice = (filter: AnyFilter): filter is Choice => 'anyText' in filter;

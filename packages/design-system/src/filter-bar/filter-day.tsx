import type { ComponentType } from 'react';
import { DateField } from '../date-field/date-field.tsx';
import { useDebouncedSearch } from '../search-input/use-debounced-search.ts';
import { useTypedValue } from './use-typed-value.ts';

/** A day of a {@link FilterBar}: one end of a period. */
export type DayFilter = {
  /** `FilterDay`. The list passes it in, so that bars without days do not bundle it. */
  Control: ComponentType<FilterDayProps>;
  name: string;
  label: string;
  /** The filter's day, as 'YYYY-MM-DD'; '' for none. */
  value: string;
  /** The same day on its chip: '21 novembre 2026'. */
  text: string;
  /** Whether the server filters by this day. Default: every day since the year 1000. */
  isUsable?: (day: string) => boolean;
  /** The owner's error for this day, which then does not filter and has no chip. */
  error?: string | undefined;
};

type FilterDayProps = Omit<DayFilter, 'Control'> & { onDay: (day: string) => void };

/**
 * A DateField that filters once the year is complete: while it is typed the input also reports the years 2, 20 and
 * 202.
 */
export function FilterDay(props: FilterDayProps) {
  const { name, label, value, error, isUsable = isWhole, onDay } = props;
  const day = useTypedValue({ value, onValue: onDay, isUsable });
  const { searchSoon, searchNow } = useDebouncedSearch(day.ask, day.text);
  return (
    <DateField
      name={name}
      label={label}
      error={error}
      value={day.text}
      onChange={({ target }) => {
        day.onType(target.value);
        searchSoon(target.value);
      }}
      // On blur the filter applies at once, because the field may disappear with its drawer before the delay ends.
      onBlur={({ currentTarget }) => searchNow(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') searchNow(day.text);
      }}
    />
  );
}

function isWhole(day: string): boolean {
  return !day.startsWith('0');
}

import type { ComponentType } from 'react';
import { DateField } from '../date-field/date-field.tsx';
import { useDebouncedSearch } from '../search-input/use-debounced-search.ts';
import { useTypedValue } from './use-typed-value.ts';

/** A day of a {@link FilterBar}: one end of a period. */
export type DayFilter = {
  /** `FilterDay`: brought by the list, so that a bar without days does not carry a calendar. */
  Control: ComponentType<FilterDayProps>;
  name: string;
  label: string;
  /** The day that filters, as 'YYYY-MM-DD'; empty while none does. */
  value: string;
  /** The same day on its chip: '21 novembre 2026'. */
  text: string;
  /** Whether the server filters by this day. Default: every day since the year 1000. */
  isUsable?: (day: string) => boolean;
  /** Why this day filters nothing, where the owner refuses it; it then has no chip. */
  error?: string | undefined;
};

type FilterDayProps = Omit<DayFilter, 'Control'> & { onDay: (day: string) => void };

/** A DateField that filters once its year is whole: as it is typed it also reports the years 2, 20 and 202. */
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
      // Who leaves the field means what stands in it: it may go with its drawer before typing has rested.
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

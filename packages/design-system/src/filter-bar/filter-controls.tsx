import type { FilterBarProps } from './filter-bar.tsx';
import { FilterSelect } from './filter-select.tsx';

type FilterControlsProps = Pick<FilterBarProps, 'selects' | 'days' | 'onFilter' | 'children'>;

/** The selects and days, in the bar's line and in its drawer. */
export function FilterControls({ selects, days, onFilter, children }: FilterControlsProps) {
  return (
    <>
      {selects?.map((select) => (
        <FilterSelect
          key={select.name}
          {...select}
          onChoose={(value) => onFilter(select.name, value)}
        />
      ))}
      {days?.map(({ Control, ...day }) => (
        <Control
          key={day.name}
          {...day}
          onDay={(value) => onFilter(day.name, value, { replace: true })}
        />
      ))}
      {children}
    </>
  );
}

/** Whether a bar has more than a search. */
export function hasControls({ selects = [], days = [], children }: FilterControlsProps): boolean {
  return selects.length + days.length > 0 || Boolean(children);
}

import type { ActiveFilter } from './active-filters.tsx';
import type { FilterBarProps } from './filter-bar.tsx';

const SEARCH = 'search';

/** Returns a chip for each set filter, in the order of the controls. */
export function toChips({ search, selects = [], days = [], ...bar }: FilterBarProps) {
  const { otherFilters = [], onFilter, texts } = bar;
  const words = search?.value ?? '';
  const chips: ActiveFilter[] = [];
  if (search && words !== '') {
    const text = texts.chip(search.label, words);
    chips.push({ key: SEARCH, text, onRemove: () => search.onSearch('') });
  }
  for (const { name, label, options, value } of selects) {
    const option = options.find((one) => one.value === value);
    if (value === '' || !option) continue;
    const text = texts.chip(label, option.label);
    chips.push({ key: `select ${name}`, text, onRemove: () => onFilter(name, '') });
  }
  for (const { name, label, value, text, error } of days) {
    if (value === '' || error) continue;
    chips.push({
      key: `day ${name}`,
      text: texts.chip(label, text),
      onRemove: () => onFilter(name, ''),
    });
  }
  return [...chips, ...otherFilters];
}

/** The number of set filters in the drawer, without the search, which is outside it. */
export function countInDrawer(chips: readonly ActiveFilter[]): number {
  return chips.filter(({ key }) => key !== SEARCH).length;
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { TableMove } from '../data-table/use-table-state.ts';
import type { Option } from '../select/select.tsx';
import { Select } from '../select/select.tsx';
import { ActiveFilters, type ActiveFilter } from './active-filters.tsx';
import { FilterDay, type DayFilter } from './filter-day.tsx';
import { FilterSearch, type FilterSearchProps } from './filter-search.tsx';
import styles from './filter-bar.module.css';

/** One filter with a few values. */
export type SelectFilter = {
  name: string;
  label: string;
  options: readonly Option[];
  /** The value that filters; empty while none does. */
  value: string;
  /** The first choice, which filters nothing: 'Tous les statuts'. */
  anyText: string;
};

/** Props of {@link FilterBar}. */
export type FilterBarProps = {
  /** Names the search: 'Filtrer les commandes'. */
  label: string;
  search?: FilterSearchProps;
  selects?: readonly SelectFilter[];
  /** Days, after the selects: the ends of a period. */
  days?: readonly DayFilter[];
  /** A select or a day was changed, or its chip removed; `''` filters nothing. A day that is typed replaces the one before. */
  onFilter: (name: string, value: string, move?: TableMove) => void;
  /** Removes every filter, the search too. */
  onReset: () => void;
  /** Further controls; their chips come by `otherFilters`. */
  children?: ReactNode;
  /** Chips of filters that the bar does not draw itself. */
  otherFilters?: readonly ActiveFilter[];
  /** '134 commandes'; announced when it changes. */
  summary?: string;
  texts: {
    /** Names the list of chips: 'Filtres actifs'. */
    active: string;
    /** On a chip: `(label, value) => 'Statut : Terminée'`. */
    chip: (label: string, value: string) => string;
    /** Names its button: `(chip) => 'Retirer le filtre Statut : Terminée'`. */
    remove: (chip: string) => string;
    /** 'Effacer les filtres'. */
    reset: string;
  };
};

/**
 * What narrows a list: words, a few selects and days, and a chip for each that is active. Renders a `<form role="search">`; the owner
 * holds the values, in the address if it can.
 */
export function FilterBar(props: FilterBarProps) {
  const { search, selects = [], days = [], onFilter, texts } = props;
  const isMany = selects.length + days.length > 2;
  return (
    <form
      // Not every browser that we serve knows the element `search`.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      aria-label={props.label}
      className={styles['root']}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={classNames(styles['controls'], isMany && styles['many'])}>
        {search ? <FilterSearch {...search} /> : null}
        {selects.map(({ name, label, options, value, anyText }) => (
          <Select
            key={name}
            name={name}
            label={label}
            options={options}
            placeholder={anyText}
            value={value}
            onChange={(event) => onFilter(name, event.target.value)}
          />
        ))}
        {days.map((day) => (
          <FilterDay
            key={day.name}
            {...day}
            onDay={(value) => onFilter(day.name, value, { replace: true })}
          />
        ))}
        {props.children}
      </div>
      <div className={styles['foot']}>
        <ActiveFilters filters={activeFilters(props)} texts={texts} onReset={props.onReset} />
        <output className={styles['summary']}>{props.summary}</output>
      </div>
    </form>
  );
}

function activeFilters({ search, selects = [], days = [], ...bar }: FilterBarProps) {
  const { otherFilters = [], onFilter, texts } = bar;
  const words = search?.value ?? '';
  const chips: ActiveFilter[] = [];
  if (search && words !== '') {
    const text = texts.chip(search.label, words);
    chips.push({ key: 'search', text, onRemove: () => search.onSearch('') });
  }
  for (const { name, label, options, value } of selects) {
    const option = options.find((one) => one.value === value);
    if (value === '' || !option) continue;
    const text = texts.chip(label, option.label);
    chips.push({ key: `select ${name}`, text, onRemove: () => onFilter(name, '') });
  }
  for (const { name, label, value, text } of days) {
    if (value === '') continue;
    chips.push({
      key: `day ${name}`,
      text: texts.chip(label, text),
      onRemove: () => onFilter(name, ''),
    });
  }
  return [...chips, ...otherFilters];
}

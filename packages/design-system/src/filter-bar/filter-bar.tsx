import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { TableMove } from '../data-table/use-table-state.ts';
import { FilterIcon } from '../icons/filter.tsx';
import { ActiveFilters, type ActiveFilter } from './active-filters.tsx';
import { toChips, countInDrawer } from './to-chips.ts';
import { FilterControls, hasControls } from './filter-controls.tsx';
import type { DayFilter } from './filter-day.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { FilterSearch, type FilterSearchProps } from './filter-search.tsx';
import type { SelectFilter } from './filter-select.tsx';
import styles from './filter-bar.module.css';

/** The texts of a {@link FilterBar} except the labels of its filters. */
export type FilterBarTexts = {
  /** Names the list of chips: 'Filtres actifs'. */
  active: string;
  /** On a chip: `(label, value) => 'État : Terminée'`. */
  chip: (label: string, value: string) => string;
  /** Names its button: `(chip) => 'Retirer le filtre État : Terminée'`. */
  remove: (chip: string) => string;
  /** 'Effacer les filtres'. */
  reset: string;
  /** The button that opens the drawer of filters in a narrow container: 'Filtres'. */
  more: string;
  /**
   * The button that closes the drawer: 'Voir 134 commandes'. The summary is '' while it loads.
   */
  show: (summary: string) => string;
  /** The accessible name of the drawer's close button: 'Fermer les filtres'. */
  close: string;
};

/** Props of {@link FilterBar}. */
export type FilterBarProps = {
  /** The accessible name of the form: 'Filtrer les commandes'. */
  label: string;
  search?: FilterSearchProps;
  selects?: readonly SelectFilter[];
  /** Day filters, after the selects: the ends of a period. */
  days?: readonly DayFilter[];
  /**
   * Called when a select or day changes or its chip is removed; `''` clears the filter. While a day is typed, `move`
   * replaces the history entry.
   */
  onFilter: (name: string, value: string, move?: TableMove) => void;
  /** Clears all filters and the search. */
  onReset: () => void;
  /** More controls; pass their chips in `otherFilters`. */
  children?: ReactNode;
  /** Chips of filters that the bar does not render itself. */
  otherFilters?: readonly ActiveFilter[];
  /** '134 commandes'; announced when it changes. */
  summary?: string;
  texts: FilterBarTexts;
};

/**
 * The filters of a list: a search, selects and days in one line, and below it the count and a chip for each set
 * filter. In a narrow container only the search stays, and a Drawer holds the rest. Renders a `<form role="search">`;
 * the owner holds the values, in the address if possible. As a table's `filters` it shares its second line with the
 * table's column menu.
 */
export function FilterBar(props: FilterBarProps) {
  const { label, search, summary = '', onReset, texts } = props;
  const [isOpen, setOpen] = useState(false);
  const chips = toChips(props);
  const count = countInDrawer(chips);
  return (
    <>
      <form
        // Not every supported browser knows the `<search>` element.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="search"
        aria-label={label}
        className={styles['root']}
        data-filters=""
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles['controls']}>
          {search ? <FilterSearch {...search} /> : null}
          <div className={styles['others']}>
            <FilterControls {...props} />
          </div>
          {hasControls(props) ? (
            <Button
              className={styles['more']}
              iconStart={<FilterIcon />}
              iconEnd={count > 0 ? <span className={styles['count']}>{count}</span> : null}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {texts.more}
            </Button>
          ) : null}
        </div>
        <div className={styles['foot']}>
          <output className={styles['summary']}>{summary}</output>
          <ActiveFilters filters={chips} texts={texts} onReset={onReset} />
        </div>
      </form>
      <FilterDrawer
        open={isOpen}
        onClose={() => setOpen(false)}
        label={label}
        summary={summary}
        filtered={chips.length > 0}
        texts={texts}
        onReset={onReset}
      >
        <FilterControls {...props} />
      </FilterDrawer>
    </>
  );
}

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

/** Every text of a {@link FilterBar} but the labels of its filters. */
export type FilterBarTexts = {
  /** Names the list of chips: 'Filtres actifs'. */
  active: string;
  /** On a chip: `(label, value) => 'Statut : Terminée'`. */
  chip: (label: string, value: string) => string;
  /** Names its button: `(chip) => 'Retirer le filtre Statut : Terminée'`. */
  remove: (chip: string) => string;
  /** 'Effacer les filtres'. */
  reset: string;
  /** Where there is no room, on the button that opens the filters beside the search: 'Filtres'. */
  more: string;
  /** On the button that leads from them back to the list: `(summary) => 'Voir 134 commandes'`; the summary may still be on its way: ''. */
  show: (summary: string) => string;
  /** Names the button that closes them: 'Fermer les filtres'. */
  close: string;
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
  texts: FilterBarTexts;
};

/**
 * What narrows a list: words, a few selects and days in one line, and under it the count and a chip for each filter that is active. Where
 * there is no room only the words stay; the rest waits in a Drawer. Renders a `<form role="search">`; the owner holds the values, in the
 * address if it can. Given to a table as `filters`, it shares its second line with the table's column menu.
 */
export function FilterBar(props: FilterBarProps) {
  const { label, search, summary = '', onReset, texts } = props;
  const [isOpen, setOpen] = useState(false);
  const chips = toChips(props);
  const count = countInDrawer(chips);
  return (
    <>
      <form
        // Not every browser that we serve knows the element `search`.
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

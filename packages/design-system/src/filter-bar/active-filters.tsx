import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { TagList } from '../tag/tag-list.tsx';
import styles from './filter-bar.module.css';

/** A set filter: its text, and the handler that removes it. */
export type ActiveFilter = { key: string; text: string; onRemove: () => void };

type ActiveFiltersProps = {
  filters: readonly ActiveFilter[];
  texts: { active: string; remove: (chip: string) => string; reset: string };
  onReset: () => void;
};

/**
 * A tag for each set filter, and a button that clears all. The list disappears with the last tag, and the focus
 * returns to the first control.
 */
export function ActiveFilters({ filters, texts, onReset }: ActiveFiltersProps) {
  const root = useRef<HTMLDivElement>(null);
  const focusFirstControl = () => focusFirst(root.current?.closest('form'));
  const remove = (key: string) => {
    if (filters.length === 1) focusFirstControl();
    filters.find((filter) => filter.key === key)?.onRemove();
  };
  const reset = () => {
    focusFirstControl();
    onReset();
  };
  return (
    <div ref={root} className={styles['active']}>
      {filters.length === 0 ? null : (
        <TagList
          label={texts.active}
          items={filters.map(({ key, text }) => ({ key, text, removeLabel: texts.remove(text) }))}
          onRemove={remove}
          end={
            <Button size="s" variant="quiet" className={styles['reset']} onClick={reset}>
              {texts.reset}
            </Button>
          }
        />
      )}
    </div>
  );
}

/** Focuses the first visible control: in a narrow container the drawer's button replaces selects and days. */
function focusFirst(form: HTMLElement | null | undefined): void {
  for (const control of form?.querySelectorAll<HTMLElement>(CONTROLS) ?? []) {
    control.focus();
    if (document.activeElement === control) return;
  }
}

const CONTROLS = 'input, select, [aria-haspopup="dialog"]';

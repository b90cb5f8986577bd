import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icons/close.tsx';
import styles from './filter-bar.module.css';

/** A filter that is on, in words, and how to take it off. */
export type ActiveFilter = { key: string; text: string; onRemove: () => void };

type ActiveFiltersProps = {
  filters: readonly ActiveFilter[];
  texts: { active: string; remove: (chip: string) => string; reset: string };
  onReset: () => void;
};

/** A chip for each filter that is on, and the way out of all of them. */
export function ActiveFilters({ filters, texts, onReset }: ActiveFiltersProps) {
  const { root, willLeave } = useFocusAfterRemoval(filters.length);
  return (
    <div ref={root} className={styles['active']}>
      {filters.length === 0 ? null : (
        <>
          <ul className={styles['chips']} aria-label={texts.active}>
            {filters.map(({ key, text, onRemove }, index) => (
              <li key={key}>
                <button
                  type="button"
                  className={styles['chip']}
                  aria-label={texts.remove(text)}
                  onClick={() => {
                    willLeave(index);
                    onRemove();
                  }}
                >
                  <span>{text}</span>
                  <CloseIcon size={16} />
                </button>
              </li>
            ))}
          </ul>
          <Button
            size="s"
            variant="quiet"
            onClick={() => {
              willLeave(0);
              onReset();
            }}
          >
            {texts.reset}
          </Button>
        </>
      )}
    </div>
  );
}

/** A chip goes with the button that was pressed: focus moves to the one after it, or back to the first control. */
function useFocusAfterRemoval(count: number) {
  const root = useRef<HTMLDivElement>(null);
  const left = useRef<number>(undefined);
  useEffect(() => {
    if (left.current === undefined) return;
    const chips = root.current?.querySelectorAll<HTMLElement>('li > button');
    const next = chips?.item(Math.min(left.current, count - 1));
    left.current = undefined;
    const target =
      next ?? root.current?.closest('form')?.querySelector<HTMLElement>('input, select');
    target?.focus();
  }, [count]);
  return {
    root,
    willLeave: (index: number) => {
      left.current = index;
    },
  };
}

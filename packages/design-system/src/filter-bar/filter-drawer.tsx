import { useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import type { FilterBarTexts } from './filter-bar.tsx';
import styles from './filter-bar.module.css';

type FilterDrawerProps = {
  open: boolean;
  onClose: () => void;
  label: string;
  summary: string;
  /** Something is filtered, and can be taken back. */
  filtered: boolean;
  texts: FilterBarTexts;
  onReset: () => void;
  children: ReactNode;
};

/** Filters that have no room in the page. They act at once, as in the bar: closing only leads back to the list. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { open, onClose, label, summary, filtered, texts, onReset, children } = props;
  const back = useRef<HTMLButtonElement>(null);
  const reset = () => {
    // The button goes with the filters.
    back.current?.focus();
    onReset();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size="s"
      title={label}
      // Said as it changes: what the page says is out of reach behind the drawer.
      description={<output>{summary}</output>}
      closeLabel={texts.close}
      actions={
        <>
          {filtered ? (
            <Button wide variant="quiet" onClick={reset}>
              {texts.reset}
            </Button>
          ) : null}
          <Button wide ref={back} variant="brand" onClick={onClose}>
            {texts.show(summary)}
          </Button>
        </>
      }
    >
      <div className={styles['drawn']}>{children}</div>
    </Drawer>
  );
}

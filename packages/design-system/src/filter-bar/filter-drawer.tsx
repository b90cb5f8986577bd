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
  /** Whether any filter is set, so that it can be cleared. */
  filtered: boolean;
  texts: FilterBarTexts;
  onReset: () => void;
  children: ReactNode;
};

/** The drawer of the filters in a narrow container. They apply at once; closing only returns to the list. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { open, onClose, label, summary, filtered, texts, onReset, children } = props;
  const back = useRef<HTMLButtonElement>(null);
  const reset = () => {
    // The button disappears with the filters.
    back.current?.focus();
    onReset();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size="s"
      title={label}
      // Announced here, because the page behind the drawer is inert.
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

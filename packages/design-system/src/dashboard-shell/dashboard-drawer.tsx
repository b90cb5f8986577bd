import { useEffect, useRef, type ReactNode } from 'react';
import { CloseIcon } from '../icons/close.tsx';
import styles from './dashboard-shell.module.css';

type DashboardDrawerProps = {
  open: boolean;
  onClose: () => void;
  label: string;
  closeLabel: string;
  children: ReactNode;
};

/** The menu on a narrow screen: a modal `<dialog>` at the side, so focus stays inside and Escape closes it. */
export function DashboardDrawer(props: DashboardDrawerProps) {
  const { open, onClose, label, closeLabel, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    element.showModal();
    return () => element.close();
  }, [open]);
  useCloseWhenWide(open, onClose);
  return (
    // A press on the backdrop is a press on the dialog element itself; Escape is its keyboard equal.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['drawer']}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A second Escape in a row closes without asking, in browsers with close watchers.
        if (open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open ? (
        <div className={styles['drawerFrame']}>
          <button
            type="button"
            className={styles['close']}
            aria-label={closeLabel}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}

/** From 768 px on the sidebar is there, so the drawer goes. */
function useCloseWhenWide(open: boolean, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    const wide = window.matchMedia('(min-width: 768px)');
    const closeIfWide = () => {
      if (wide.matches) close.current();
    };
    wide.addEventListener('change', closeIfWide);
    return () => wide.removeEventListener('change', closeIfWide);
  }, [open]);
}

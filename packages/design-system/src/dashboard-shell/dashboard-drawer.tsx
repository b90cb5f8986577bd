import { useEffect, useRef, type ReactNode } from 'react';
import { useModal } from '../dialog/use-modal.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/close.tsx';
import styles from './dashboard-shell.module.css';

type DashboardDrawerProps = {
  open: boolean;
  onClose: () => void;
  label: string;
  closeLabel: string;
  children: ReactNode;
};

/** The menu on a narrow screen: a modal `<dialog>` at the side, which traps the focus and which Escape closes. */
export function DashboardDrawer(props: DashboardDrawerProps) {
  const { open, onClose, label, closeLabel, children } = props;
  const { dialog, askToClose } = useModal({ open, onClose });
  useCloseWhenWide(open, onClose);
  return (
    <dialog {...dialog} className={styles['drawer']} aria-label={label}>
      {open ? (
        <div className={styles['drawerFrame']}>
          <IconButton
            label={closeLabel}
            icon={<CloseIcon />}
            className={styles['close']}
            onClick={askToClose}
          />
          {children}
        </div>
      ) : null}
    </dialog>
  );
}

/** Closes the drawer from 48 rem (768 px) on, where the sidebar is visible. */
function useCloseWhenWide(open: boolean, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    const wide = window.matchMedia('(width >= 48rem)');
    const closeIfWide = () => {
      if (wide.matches) close.current();
    };
    wide.addEventListener('change', closeIfWide);
    return () => wide.removeEventListener('change', closeIfWide);
  }, [open]);
}

import { useEffect } from 'react';
import { Alert } from '../alert/alert.tsx';
import { CloseIcon } from '../icons/close.tsx';
import type { ToastMessage } from './host-context.ts';
import styles from './toast-region.module.css';

/** A message on screen. */
export type Toast = ToastMessage & { id: number };

type ToastRegionProps = {
  label: string;
  closeLabel: string;
  toasts: readonly Toast[];
  onClose: (id: number) => void;
};

const VISIBLE_MS = 8000;

/** The one place where toasts appear. It is always there, so that what is put into it is announced. */
export function ToastRegion({ label, closeLabel, toasts, onClose }: ToastRegionProps) {
  return (
    <section aria-label={label} aria-live="polite" className={styles['root']}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} />
      ))}
    </section>
  );
}

type ToastItemProps = { toast: Toast; closeLabel: string; onClose: (id: number) => void };

function ToastItem({ toast, closeLabel, onClose }: ToastItemProps) {
  const stays = toast.tone === 'warning' || toast.tone === 'critical';
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => onClose(toast.id), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [stays, toast.id, onClose]);
  return (
    <div className={styles['toast']}>
      <Alert tone={toast.tone} live={false}>
        {toast.text}
      </Alert>
      <button
        type="button"
        className={styles['close']}
        aria-label={closeLabel}
        onClick={() => onClose(toast.id)}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

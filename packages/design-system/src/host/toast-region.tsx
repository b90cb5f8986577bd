import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { Alert } from '../alert/alert.tsx';
import { isUrgent } from '../alert/tone.ts';
import { Button } from '../button/button.tsx';
import { staysUntilClosed, type Toast } from './toast-stack.ts';
import styles from './toast-region.module.css';

type ToastRegionProps = {
  label: string;
  closeLabel: string;
  toasts: readonly Toast[];
  onClose: (id: number) => void;
};

const VISIBLE_SECONDS = 8;
/** Seconds that a toast stays after hover, focus or a hidden page have ended. */
const SECONDS_AFTER_ATTENTION = 4;

/**
 * The region of all toasts. Its two live regions are rendered before any toast, so that screen readers announce what is
 * added: warnings and errors at once, others at a pause. No toast disappears while it is hovered, has focus, or the page is
 * hidden.
 */
export function ToastRegion({ label, closeLabel, toasts, onClose }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  // A region that moves into a modal dialog, or out of it, is a new one to screen readers.
  const [isThere, setThere] = useState(false);
  // Its toasts are added one render after the region itself, because a live region announces only what is added later.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setThere(true), []);
  const shown = isThere ? toasts : [];
  const focus = useFocusReturn(region);
  const close = (id: number) => {
    focus.giveBack();
    onClose(id);
  };
  const renderToast = (toast: Toast) => (
    <ToastItem
      key={toast.id}
      toast={toast}
      closeLabel={closeLabel}
      region={region}
      onClose={close}
      onExpire={onClose}
    />
  );
  return (
    // The handler only remembers where the focus came from; every control inside is a native one.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={region} aria-label={label} className={styles['root']} onFocus={focus.remember}>
      <div aria-live="assertive">{shown.filter(({ tone }) => isUrgent(tone)).map(renderToast)}</div>
      <div aria-live="polite">{shown.filter(({ tone }) => !isUrgent(tone)).map(renderToast)}</div>
    </section>
  );
}

type ToastItemProps = {
  toast: Toast;
  closeLabel: string;
  region: RefObject<HTMLElement | null>;
  onClose: (id: number) => void;
  onExpire: (id: number) => void;
};

function ToastItem({ toast, closeLabel, region, onClose, onExpire }: ToastItemProps) {
  const { id, tone, text, action } = toast;
  const stays = staysUntilClosed(toast);
  useEffect(() => {
    if (stays) return undefined;
    let left = VISIBLE_SECONDS;
    const clock = setInterval(() => {
      left = isAttended(region.current) ? Math.max(left, SECONDS_AFTER_ATTENTION) : left - 1;
      if (left <= 0) onExpire(id);
    }, 1000);
    return () => clearInterval(clock);
  }, [stays, id, region, onExpire]);

  const act = () => {
    onClose(id);
    action?.onAction();
  };
  return (
    <div className={styles['toast']}>
      <Alert
        tone={tone}
        live={false}
        dismiss={{ label: closeLabel, onDismiss: () => onClose(id) }}
        actions={
          action ? (
            <Button size="s" onClick={act}>
              {action.text}
            </Button>
          ) : null
        }
      >
        {text}
      </Alert>
    </div>
  );
}

function isAttended(region: HTMLElement | null): boolean {
  return document.hidden || region?.matches(':hover, :focus-within') === true;
}

/** Closing a message removes the focused button, so the focus returns to where it was before. */
function useFocusReturn(region: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);
  const remember = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!region.current?.contains(relatedTarget)) before.current = relatedTarget;
  };
  const giveBack = () => {
    const place = before.current;
    if (region.current?.contains(document.activeElement) && place instanceof HTMLElement) {
      place.focus();
    }
  };
  return { remember, giveBack };
}

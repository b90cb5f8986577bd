import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/close.tsx';
import styles from './dialog.module.css';

/** Props of {@link Dialog}. */
export type DialogProps = {
  open: boolean;
  /** Asked to close: by Escape, the close button, or a press beside it. The owner decides and sets `open`. */
  onClose: () => void;
  title: string;
  /** A sentence under the title; part of what is announced on opening. */
  description?: ReactNode;
  closeLabel: string;
  size?: 's' | 'm' | 'l';
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** `false` keeps a press beside the dialog from closing it: for forms. Default `true`. */
  closeOnBackdrop?: boolean;
  children?: ReactNode;
};

/** A window over the page that holds focus until it closes, then gives it back. Renders a modal `<dialog>`. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, closeLabel, size = 'm', actions, children } = props;
  const dialog = useModal(open);
  const id = useId();
  return (
    // A press on the backdrop is a press on the dialog element itself; Escape is its keyboard equal.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classNames(styles['root'], styles[size])}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // A second Escape in a row closes without asking, in browsers with close watchers.
        if (open && event.target === event.currentTarget) onClose();
      }}
      onClick={(event) => {
        if (props.closeOnBackdrop !== false && event.target === event.currentTarget) onClose();
      }}
    >
      {open ? (
        <div className={styles['frame']}>
          <header className={styles['header']}>
            <h2 id={`${id}-title`} className={styles['title']}>
              {title}
            </h2>
            <button
              type="button"
              className={styles['close']}
              aria-label={closeLabel}
              onClick={onClose}
            >
              <CloseIcon />
            </button>
          </header>
          {description ? (
            <div id={`${id}-description`} className={styles['description']}>
              {description}
            </div>
          ) : null}
          <div data-body="">{children}</div>
          {actions ? <footer className={styles['actions']}>{actions}</footer> : null}
        </div>
      ) : null}
    </dialog>
  );
}

// A form is filled in from its first control; without one the browser's own choice stands.
const FIRST_CONTROL =
  '[data-body] :is(input:not([type="radio"], [type="hidden"]), select, textarea):enabled';

function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const opener = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
    return () => {
      element.close();
      // The browser gives focus back on close(), but not when the element has already left the page.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);
  return dialog;
}

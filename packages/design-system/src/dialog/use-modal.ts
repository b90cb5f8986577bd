import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

/** How a modal `<dialog>` opens and is asked to close. */
export type ModalBehaviour = {
  open: boolean;
  /** Asked to close: by Escape, the close button, or a press beside it. The owner decides and sets `open`. */
  onClose: () => void;
  /** `false` keeps a press beside it from closing it: for forms. Default `true`. */
  closeOnBackdrop?: boolean;
  /** While what it started is under way: nothing asks it to close, neither Escape nor the close button. */
  locked?: boolean;
};

// A form is filled in from its first control; without one the browser's own choice stands.
const FIRST_CONTROL =
  '[data-body] :is(input:not([type="radio"], [type="hidden"]), select, textarea):enabled';

/** Opens and closes a `<dialog>`: focus goes in, cannot leave, and comes back. Spread `dialog` onto the element. */
export function useModal({
  open,
  onClose,
  closeOnBackdrop = true,
  locked = false,
}: ModalBehaviour) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!open || !element) return undefined;
    const opener = document.activeElement;
    element.showModal();
    firstFocus(element)?.focus();
    return () => {
      element.close();
      // The browser gives focus back on close(), but not when the element has already left the page.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  const askToClose = () => {
    if (!locked) onClose();
  };
  const dialog = {
    ref,
    closedby: locked ? ('none' as const) : undefined,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      askToClose();
    },
    onClose: (event: SyntheticEvent) => {
      // A second Escape in a row closes without asking, in browsers with close watchers.
      if (open && event.target === event.currentTarget) onClose();
    },
    // A press on the backdrop is a press on the dialog element itself; Escape is its keyboard equal.
    onClick: (event: MouseEvent) => {
      if (closeOnBackdrop && event.target === event.currentTarget) askToClose();
    },
  };
  return { dialog, askToClose };
}

/**
 * A question names its safest answer with `data-first-focus`; a control to fill in comes before it: the first one, or
 * the one that is named so.
 */
function firstFocus(dialog: HTMLElement): HTMLElement | null {
  const named = '[data-first-focus]';
  return (
    dialog.querySelector(`[data-body] ${named}`) ??
    dialog.querySelector(FIRST_CONTROL) ??
    dialog.querySelector(named)
  );
}

import { useEnterModal } from '@tassis/design-system/host';
import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

/** How a modal `<dialog>` opens and is asked to close. */
export type ModalBehaviour = {
  open: boolean;
  /** Called by Escape, the close button, or a press on the backdrop. The owner decides and sets `open`. */
  onClose: () => void;
  /** `false`: a press on the backdrop does not close it, for forms. Default `true`. */
  closeOnBackdrop?: boolean;
  /** Blocks closing while its action is running. */
  locked?: boolean;
};

// In a form the focus starts at the first control; without one the browser decides.
const FIRST_CONTROL =
  '[data-body] :is(input:not([type="radio"], [type="hidden"]), select, textarea):enabled';

/** Opens and closes a `<dialog>` and manages its focus. Spread `dialog` onto the element. */
export function useModal({
  open,
  onClose,
  closeOnBackdrop = true,
  locked = false,
}: ModalBehaviour) {
  const ref = useRef<HTMLDialogElement>(null);
  const isOpening = useRef(false);
  const enterModal = useEnterModal();
  useEffect(() => {
    const element = ref.current;
    if (!open || !element) return undefined;
    const opener = document.activeElement;
    isOpening.current = true;
    element.showModal();
    const first = firstFocus(element);
    // Content that takes the focus is read from its top, and not scrolled to its edge.
    first?.focus({ preventScroll: first.tabIndex < 0 });
    const leaveModal = enterModal(element);
    return () => {
      leaveModal();
      element.close();
      // close() returns the focus, but not when React has already removed the element.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      // The control that opened the dialog may be gone after the action.
      else document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, [open, enterModal]);

  const askToClose = () => {
    if (!locked) onClose();
  };
  // A double click opens the dialog by its first press; the second one was aimed at what the dialog now covers.
  const ignoreRepeated = (event: MouseEvent) => {
    if (event.detail < 2) isOpening.current = false;
    if (!isOpening.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const dialog = {
    ref,
    onMouseDownCapture: ignoreRepeated,
    onClickCapture: ignoreRepeated,
    closedby: locked ? ('none' as const) : undefined,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      // A closing that cannot be cancelled closes the element all the same; then `onClose` is called.
      if (event.cancelable) askToClose();
    },
    onClose: (event: SyntheticEvent) => {
      // A second Escape in a row closes without asking, in browsers with close watchers. The event comes late: a dialog
      // that has been opened again since stays open. It is shown until its owner decides, who may ask first.
      const isClosed = ref.current?.open === false;
      if (!open || !isClosed || event.target !== event.currentTarget) return;
      ref.current?.showModal();
      onClose();
    },
    // A press on the backdrop targets the dialog element itself; Escape does the same by keyboard. The second press of a
    // double click was aimed at the dialog that the first one has closed.
    onClick: (event: MouseEvent) => {
      const isBackdrop = event.target === event.currentTarget && event.detail < 2;
      if (closeOnBackdrop && isBackdrop) askToClose();
    },
  };
  return { dialog, askToClose };
}

/**
 * Finds the first focus: the control marked `data-first-focus`, or the first control; in a question without fields,
 * the safest answer, which is marked so.
 */
function firstFocus(dialog: HTMLElement): HTMLElement | null {
  const named = '[data-first-focus]';
  return (
    dialog.querySelector(`[data-body] ${named}`) ??
    dialog.querySelector(FIRST_CONTROL) ??
    dialog.querySelector(named)
  );
}

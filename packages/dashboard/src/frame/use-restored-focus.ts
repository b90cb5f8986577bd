import { useEffect } from 'react';

/**
 * When the focused control is removed, focuses the page's `<main>`, or the open dialog; a control that was disabled for a
 * moment gets the focus back. Otherwise a screen reader falls silent, and Tab begins at the top of the document.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    let isOff = false;
    const onFocusIn = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? target : null;
      isOff = false;
    };
    // A press outside all controls means that the person has left the last one.
    const onPointerDown = () => {
      last = null;
    };
    const watch = new MutationObserver(() => {
      if (last === null) return;
      const wasOff = isOff;
      isOff = last.isConnected && last.matches(':disabled');
      if (document.activeElement !== document.body || isOff) return;
      if (!last.isConnected) findHome()?.focus({ preventScroll: true });
      else if (wasOff) last.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('pointerdown', onPointerDown, true);
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('pointerdown', onPointerDown, true);
      watch.disconnect();
    };
  }, []);
}

/** Where the focus goes when its control was removed. An open dialog comes first, because it makes the rest of the page inert. */
function findHome(): HTMLElement | null {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!dialog) return document.querySelector('main');
  return dialog.querySelector('[data-first-focus], button:enabled');
}

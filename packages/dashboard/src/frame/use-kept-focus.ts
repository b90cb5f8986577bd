import { useEffect } from 'react';

/**
 * When the focused control is removed, focuses the page's `<main>`, or the open dialog; one that was disabled for a moment
 * gets the focus back. Else a screen reader falls silent, and Tab begins at the top of the document.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    const onFocusIn = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? target : null;
    };
    // Who presses beside all controls has left the last one.
    const onPointerDown = () => {
      last = null;
    };
    const keep = () => {
      if (last === null || document.activeElement !== document.body) return;
      if (last.isConnected && last.matches(':disabled')) return; // until it is enabled
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const home = last.isConnected
        ? last
        : (dialog?.querySelector<HTMLElement>('[data-first-focus], button:enabled') ??
          document.querySelector('main'));
      home?.focus({ preventScroll: true });
    };
    // A browser takes the focus from a disabled control when it draws next.
    const watch = new MutationObserver(() => {
      if (last?.isConnected === false) keep();
      else if (last?.matches(':disabled') || document.activeElement === document.body)
        requestAnimationFrame(() => setTimeout(keep));
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

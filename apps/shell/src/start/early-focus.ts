import type { FindControl } from './same-control.ts';
import { isText } from './typed-text.ts';

/** Remembers the focus and the caret; the returned function restores them after the page was rendered again. */
export function rememberFocus(): (findControl: FindControl) => void {
  const focused = document.activeElement;
  const caret = isText(focused) ? [focused.selectionStart, focused.selectionEnd] : [];
  return (findControl) => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const control = findControl(focused);
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
    const [start, end] = caret;
    // Inputs of type email or number have no caret to set.
    if (isText(control) && typeof start === 'number')
      control.setSelectionRange(start, end ?? start);
  };
}

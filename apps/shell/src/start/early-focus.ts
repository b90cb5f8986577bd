import type { FindControl } from './same-control.ts';
import { isText } from './typed-text.ts';

/** Remembers where the focus and the caret are; what it returns puts them back when the page was rendered anew. */
export function rememberFocus(): (findControl: FindControl) => void {
  const focused = document.activeElement;
  const caret = isText(focused) ? [focused.selectionStart, focused.selectionEnd] : [];
  return (findControl) => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const control = findControl(focused);
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
    const [start, end] = caret;
    // An address or a number has no caret to set.
    if (isText(control) && typeof start === 'number')
      control.setSelectionRange(start, end ?? start);
  };
}

/**
 * Fires a blur at the hidden native input of a control, because its listeners are there while the focus is in the
 * visible field.
 */
export function dispatchBlur(control: HTMLElement | null): void {
  control?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Writes into a text field as a person would: whoever listens, React or a form library, is told. */
export function writeText(control: HTMLInputElement, text: string): void {
  if (control.value === text) return;
  // The element's own setter is React's; the prototype's leaves the difference that React looks for.
  Reflect.set(HTMLInputElement.prototype, 'value', text, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

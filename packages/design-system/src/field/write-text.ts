/** Sets the value of a text field and fires its events, so that React and form libraries notice it. */
export function writeText(control: HTMLInputElement, text: string): void {
  if (control.value === text) return;
  // React replaces the element's own setter; with the prototype's it sees the difference.
  Reflect.set(HTMLInputElement.prototype, 'value', text, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

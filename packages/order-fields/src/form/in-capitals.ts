/**
 * Turns the text of a control into capitals, one character for one, and writes it to the control: a text that React changes
 * would move the caret to the end.
 */
export function inCapitals(control: HTMLInputElement): string {
  const text = control.value.replaceAll(/[a-z]/gu, (letter) => letter.toUpperCase());
  if (text !== control.value) {
    const { selectionStart, selectionEnd } = control;
    control.value = text;
    control.setSelectionRange(selectionStart, selectionEnd);
  }
  return text;
}

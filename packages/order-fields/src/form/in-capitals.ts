/**
 * The text of a control with its small letters made capitals, one for one; the control already shows it. A text that
 * React changed by itself would send the caret to its end.
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

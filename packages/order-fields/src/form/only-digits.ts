/**
 * Reduces the text of a control to its first digits, because a number may be pasted with spaces. The caret stays behind the
 * same digit.
 */
export function onlyDigits(control: HTMLInputElement, max: number): string {
  const digits = digitsIn(control.value).slice(0, max);
  if (digits !== control.value) {
    const caret = digitsIn(control.value.slice(0, control.selectionEnd ?? undefined)).length;
    control.value = digits;
    control.setSelectionRange(caret, caret);
  }
  return digits;
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D/gu, '');
}

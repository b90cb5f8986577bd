/**
 * The first digits of what stands in a control, which from now on shows no more than them: a number may be pasted with
 * its spaces. The caret stays behind the digit it was behind.
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

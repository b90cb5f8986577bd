import type { FindControl } from './same-control.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Control = TextControl | HTMLSelectElement;

/** What a person typed or chose before the app started. */
export interface Typed {
  control: Control;
  value: string;
  checked: boolean;
}

/** Finds every control under `root` whose content differs from what the page was served with. */
export function readTyped(root: HTMLElement): Typed[] {
  const controls = root.querySelectorAll<Control>('input, textarea, select');
  return [...controls].filter(isChanged).map((control) => ({
    control,
    value: control.value,
    checked: control instanceof HTMLInputElement && control.checked,
  }));
}

function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.value !== defaultChoice(control);
  if (isTick(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function defaultChoice({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find((option) => option.defaultSelected) ?? options[0])?.value;
}

/** Whether an option of a select is selected. */
export function isChoice(control: unknown): control is HTMLSelectElement {
  return control instanceof HTMLSelectElement;
}

/** Whether a control is ticked. */
export function isTick(control: unknown): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);
}

/** Whether a control contains text and is no checkbox or radio. */
export function isText(control: unknown): control is TextControl {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

/**
 * Replays typed text as input events. React tracks the value of each control and ignores events without a
 * difference, so each control first gets its initial value. @returns what has no control in the page
 */
export function replayTyped(typed: readonly Typed[], findControl: FindControl): Typed[] {
  return typed.filter(({ control: served, value, checked }) => {
    const control = findControl(served);
    if (isChoice(control)) replayChoice(control, value);
    else if (isTick(control)) replayTick(control, checked);
    else if (isText(control)) replayText(control, value);
    return !control;
  });
}

function replayChoice(control: HTMLSelectElement, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function replayTick(control: HTMLInputElement, checked: boolean): void {
  if (control.type === 'radio' && !checked) return; // the checked radio of the group unchecks it
  control.checked = !checked;
  control.click();
}

function replayText(control: TextControl, value: string): void {
  const { selectionStart, selectionEnd } = control;
  control.value = control.defaultValue;
  // React overrides the element's setter to track values; the prototype's setter makes the difference that React looks for.
  const { prototype } =
    control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(prototype, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (control === document.activeElement && selectionStart !== null) {
    control.setSelectionRange(selectionStart, selectionEnd);
  }
}

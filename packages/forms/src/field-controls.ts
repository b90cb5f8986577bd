import type { FieldValue } from './field-values.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Finds the controls of a field: one, or all of a group. */
export function findControls(form: HTMLFormElement | null, name: string): Control[] {
  return [...(form?.elements ?? [])].filter(isControl).filter((control) => control.name === name);
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Sets the value of a field's controls and fires their events, so that their listeners run. */
export function writeControls(controls: readonly Control[], value: FieldValue): void {
  for (const control of controls) {
    if (!isTickable(control)) writeText(control, toText(value));
    else if (control.checked !== isTicked(control, value)) control.click();
  }
}

function writeText(control: Control, text: string): void {
  // React overrides the setter of the element and would not notice the change; the prototype's setter bypasses that.
  Reflect.set(Object.getPrototypeOf(control), 'value', text, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A value as the text of an input. */
function toText(value: FieldValue): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isTickable(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function isTicked(control: Control, value: FieldValue): boolean {
  if (Array.isArray(value)) return value.includes(control.value);
  return typeof value === 'boolean' ? value : value === control.value;
}

/** The text of a field's label or legend, without the mark of required fields. */
export function getFieldLabel(controls: readonly Control[]): string | undefined {
  const [control] = controls;
  const group = controls.length > 1 ? control?.closest('fieldset')?.querySelector('legend') : null;
  const label = group ?? control?.labels?.[0];
  // The text of the label is its first text node; a mark or a hint may follow.
  const text = label && document.createTreeWalker(label, NodeFilter.SHOW_TEXT).nextNode();
  return text?.textContent ?? undefined;
}

/** A value as the field shows it: for choices, the labels of the options. */
export function toDisplayText(controls: readonly Control[], value: FieldValue): string {
  const [control] = controls;
  if (control instanceof HTMLSelectElement)
    return [...control.options].find((option) => option.value === value)?.text ?? toText(value);
  if (!control || !isTickable(control)) return toText(value);
  const ticked = controls.filter((each) => isTicked(each, value));
  return ticked.map((each) => getFieldLabel([each])).join(', ');
}

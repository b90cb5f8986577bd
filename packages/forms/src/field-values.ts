/** Reads the texts of a form's fields; a field that the form does not have is empty. */
export function readFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  const texts = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  // The keys are exactly the given names.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(texts) as Record<Name, string>;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Finds the input, textarea or select of a field. */
export function findControl(form: HTMLFormElement | null, name: string): TextControl | undefined {
  const control = form?.elements.namedItem(name);
  const isText =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return isText ? control : undefined;
}

/** Sets the value of a control and fires its input event, so that its listeners run. */
export function writeControl(control: TextControl, value: string): void {
  // React replaces the element's own setter; with the prototype's it sees the difference.
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The text of a control's label, without the mark beside it. */
export function getControlLabel(control: TextControl): string {
  return control.labels?.[0]?.firstChild?.textContent ?? control.name;
}

/** A value as the control shows it: for a select, the label of the option. */
export function toDisplayText(control: TextControl, value: string): string {
  if (!(control instanceof HTMLSelectElement)) return value;
  return [...control.options].find((option) => option.value === value)?.text ?? value;
}

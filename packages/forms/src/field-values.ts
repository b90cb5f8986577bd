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
  // Its keys are exactly the given names.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(texts) as Record<Name, string>;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of a text or of a choice. */
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

/** What a control is called on the screen, without the mark beside its label. */
export function getControlLabel(control: TextControl): string {
  return control.labels?.[0]?.firstChild?.textContent ?? control.name;
}

/** How a value reads in a control: a choice by its label. */
export function toDisplayText(control: TextControl, value: string): string {
  if (!(control instanceof HTMLSelectElement)) return value;
  return [...control.options].find((option) => option.value === value)?.text ?? value;
}

import { fireEvent } from '@testing-library/react';

/** Puts a value into the control with this id, as the page formats it; false if the control has no such option. */
export function putInto(id: string, value: unknown): boolean {
  const stored = document.getElementById(`${id}-value`);
  const control = stored instanceof HTMLSelectElement ? stored : document.getElementById(id);
  if (control === null) return false;
  if (isBox(control)) {
    return tick(control, Array.isArray(value) ? value : [value === true ? control.value : value]);
  }
  const text = asTyped(value);
  if (control instanceof HTMLSelectElement && !has(control, text)) return false;
  if (Reflect.get(control, 'value') !== text)
    fireEvent.change(control, { target: { value: text } });
  return true;
}

/** The error of a control or its group; '' for none. */
export function errorAt(id: string): string {
  const control = document.getElementById(id);
  const group = isBox(control) ? control.closest('fieldset') : null;
  const ids = [control, group].flatMap(
    (each) => each?.getAttribute('aria-describedby')?.split(' ') ?? [],
  );
  const texts = ids.filter((each) => each.endsWith('-error'));
  return plain(texts.map((each) => document.getElementById(each)?.textContent ?? '').join(' '));
}

/** The lines of the summary, by the id of the control to which each links. */
export function summaryLines(): ReadonlyMap<string, string> {
  const links = document.querySelectorAll('[role="alert"] a');
  return new Map(
    Array.from(links, (link) => [
      (link.getAttribute('href') ?? '').slice(1),
      plain(link.textContent ?? ''),
    ]),
  );
}

/** The label of a control or its group. */
export function labelOf(id: string): string {
  const control = document.getElementById(id);
  const label = isBox(control)
    ? control.closest('fieldset')?.querySelector('legend')
    : document.querySelector(`label[for="${id}"]`);
  return plain(label?.textContent ?? '');
}

/** The text with plain spaces, because French sets no-break spaces before its punctuation. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function isBox(control: HTMLElement | null): control is HTMLInputElement {
  return control?.matches('[type="radio"], [type="checkbox"]') ?? false;
}

function tick(first: HTMLInputElement, wanted: readonly unknown[]): boolean {
  const group = first.closest('fieldset') ?? document.body;
  const boxes = [...group.querySelectorAll('input')].filter(({ name }) => name === first.name);
  const isRadio = first.type === 'radio';
  for (const box of boxes) {
    const isWanted = wanted.includes(box.value);
    if (isRadio ? isWanted : box.checked !== isWanted) fireEvent.click(box);
  }
  return !isRadio || boxes.some(({ value }) => wanted.includes(value));
}

function has({ options }: HTMLSelectElement, value: string): boolean {
  return [...options].some((option) => option.value === value);
}

/** A day or an amount as the page formats it. */
function asTyped(value: unknown): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value !== 'string') return '';
  return /^\d{4}-\d\d-\d\d$/u.test(value) ? value.split('-').toReversed().join('/') : value;
}

import type { Page } from '@playwright/test';

/** The value of the controls with one name: a text, whether it is ticked, or which ones are ticked. */
export type Entry = readonly [name: string, value: string | boolean | readonly string[]];

/**
 * Puts values into the controls with these names, each with the events of typing or clicking, and waits for controls that an
 * earlier value makes appear. Hundreds of values take a second or two.
 */
export async function putValues(page: Page, entries: readonly Entry[]): Promise<void> {
  await page.evaluate(putInto, entries);
}

/** Runs in the page, so it can use nothing outside itself. */
async function putInto(entries: readonly Entry[]): Promise<void> {
  for (const [name, value] of entries) {
    let controls: HTMLElement[] = [];
    for (let frames = 0; controls.length === 0; frames += 1) {
      if (frames > 600) throw new Error(`There is no ${name}`);
      if (frames > 0) await new Promise(requestAnimationFrame);
      // The name of a control in a closed card: 'associe-2-firstName'.
      if (frames === 1) {
        const card = document.getElementById(name.split('-').slice(0, 2).join('-'));
        card?.querySelector<HTMLElement>('[data-edit]')?.click();
      }
      controls = [...document.getElementsByName(name)];
    }
    for (const control of controls) {
      if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)) {
        const wanted = typeof value === 'boolean' ? value : [value].flat().includes(control.value);
        // A radio button can only be unset by choosing another one.
        const isLeft = control.type === 'radio' && !wanted;
        if (!isLeft && control.checked !== wanted) control.click();
      } else {
        const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
        const kind = kinds.find((each) => control instanceof each);
        if (kind === undefined) throw new Error(`${name} is no control`);
        // React overrides the element's own setter and would not notice the change; the prototype's setter bypasses that.
        Reflect.set(kind.prototype, 'value', String(value), control);
        const event = control instanceof HTMLSelectElement ? 'change' : 'input';
        control.dispatchEvent(new Event(event, { bubbles: true }));
      }
    }
  }
}

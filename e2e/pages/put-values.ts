import type { Page } from '@playwright/test';

/** What stands in the controls of one name: a text, whether it is ticked, or which of them are. */
export type Entry = readonly [name: string, value: string | boolean | readonly string[]];

/**
 * Puts values into the controls of these names, each with the events of a person's typing or click, and waits for those
 * that an earlier one brings: hundreds in a second or two.
 */
export async function putValues(page: Page, entries: readonly Entry[]): Promise<void> {
  await page.evaluate(putInto, entries);
}

/** Runs in the page, and knows nothing outside itself. */
async function putInto(entries: readonly Entry[]): Promise<void> {
  for (const [name, value] of entries) {
    let controls: HTMLElement[] = [];
    for (let frames = 0; controls.length === 0; frames += 1) {
      if (frames > 600) throw new Error(`There is no ${name}`);
      if (frames > 0) await new Promise(requestAnimationFrame);
      // Somebody whose card is folded: 'associe-2-firstName'.
      if (frames === 1) {
        const card = document.getElementById(name.split('-').slice(0, 2).join('-'));
        card?.querySelector<HTMLElement>('[data-edit]')?.click();
      }
      controls = [...document.getElementsByName(name)];
    }
    for (const control of controls) {
      if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)) {
        const wanted = typeof value === 'boolean' ? value : [value].flat().includes(control.value);
        // A radio is left by choosing another one.
        const isLeft = control.type === 'radio' && !wanted;
        if (!isLeft && control.checked !== wanted) control.click();
      } else {
        const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
        const kind = kinds.find((each) => control instanceof each);
        if (kind === undefined) throw new Error(`${name} is no control`);
        // The prototype's own setter: React looks for the difference.
        Reflect.set(kind.prototype, 'value', String(value), control);
        const event = control instanceof HTMLSelectElement ? 'change' : 'input';
        control.dispatchEvent(new Event(event, { bubbles: true }));
      }
    }
  }
}

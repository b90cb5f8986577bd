import { expect, type Locator, type Page } from '@playwright/test';

const STOPS = 80;

/** Presses Tab until this element has the focus; throws when a focused element is invisible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(unseenFocus);
    expect(hidden, 'has the focus and does not show it').toBe('');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not lead to ${String(target)}`);
}

/** Moves to a field with Tab and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Moves to a button, link or checkbox with Tab, and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Presses `j`, which moves between the rows of a list or the sections of an order, until this element has the focus. */
export async function goTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < STOPS; stops += 1) {
    await page.keyboard.press('j');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The j key does not lead to ${String(target)}`);
}

/** Runs in the page: describes the focused element, unless it is in view with a focus ring on it, its frame or its button. */
function unseenFocus(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return '';
  const { width, height, bottom, top } = focused.getBoundingClientRect();
  const isOnScreen = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  const frames = [focused, focused.parentElement, focused.parentElement?.parentElement];
  const near = [...frames, focused.nextElementSibling].filter((each) => each instanceof Element);
  const hasRing = near.some((each) => getComputedStyle(each).outlineStyle !== 'none');
  return isOnScreen && hasRing ? '' : focused.outerHTML.slice(0, 200);
}

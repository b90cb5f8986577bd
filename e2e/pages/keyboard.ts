import { expect, type Locator, type Page } from '@playwright/test';

const STOPS = 80;

/** Goes on with the Tab key until this has the focus; throws at a stop that nobody could see. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(unseenFocus);
    expect(hidden, 'has the focus and does not show it').toBe('');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not lead to ${String(target)}`);
}

/** Goes to a field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Goes to a button, a link or a box, and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes on with `j`, which leads from row to row of a list and from section to section of an order, until this has the focus. */
export async function goTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < STOPS; stops += 1) {
    await page.keyboard.press('j');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The j key does not lead to ${String(target)}`);
}

/** Runs in the page: what has the focus, unless it is on screen with a ring around it, its frame or its button. */
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

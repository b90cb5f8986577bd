import type { Page } from '@playwright/test';

/** The value that a test's own script has stored under this name in the page. */
export async function notedIn<Noted>(page: Page, name: string): Promise<Noted> {
  const noted = await page.evaluate((key): unknown => Reflect.get(globalThis, key), name);
  // Of the type that the script gave it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return noted as Noted;
}

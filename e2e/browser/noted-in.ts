import type { Page } from '@playwright/test';

/** What a test's own script keeps under this name in the page. */
export async function notedIn<Noted>(page: Page, name: string): Promise<Noted> {
  const noted = await page.evaluate((key): unknown => Reflect.get(globalThis, key), name);
  // Of the type that the script gave it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return noted as Noted;
}

import type { Page } from '@playwright/test';

/** Reads the value that a test's script has stored under this name in the page. */
export async function notedIn<Noted>(page: Page, name: string): Promise<Noted> {
  const noted = await page.evaluate((key): unknown => Reflect.get(globalThis, key), name);
  // The script of the test has given it this type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return noted as Noted;
}

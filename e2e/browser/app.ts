import { expect, type Page } from '@playwright/test';

/** The script that starts the app, of any release. */
export const appScript = /\/mfe\/shell\/[^/]+\/main\.js$/;

/** Resolves when the app has hydrated the page. The app starts at a first sign of use, so this presses a key without effect. */
export async function appReady(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 2000 });
  }).toPass();
}

/** Delays the app until the returned function is called, so that a test can act before it. */
export function holdApp(page: Page): Promise<() => Promise<void>> {
  return holdScripts(page, appScript);
}

/** Delays an area in the same way: the app runs, but cannot hydrate the page yet. */
export function holdArea(page: Page, id: string): Promise<() => Promise<void>> {
  return holdScripts(page, new RegExp(String.raw`/mfe/${id}/.+\.js$`));
}

async function holdScripts(page: Page, scripts: RegExp): Promise<() => Promise<void>> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    letGo();
    await appReady(page);
  };
}

/** Runs in the page: with `saveData` nothing is prefetched, and the app loads only at a first sign of use. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

import { expect, type Page } from '@playwright/test';

/** The script that starts the app, in whichever release. */
export const appScript = /\/mfe\/shell\/[^/]+\/main\.js$/;

/** Resolves when the app has taken the page over. It starts when somebody uses the page: here by a key that does nothing. */
export async function appReady(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 2000 });
  }).toPass();
}

/** Keeps the app on its way until the returned function lets it come, so that a test can act before it. */
export function holdApp(page: Page): Promise<() => Promise<void>> {
  return holdScripts(page, appScript);
}

/** Keeps an area on its way in the same manner: the app runs, and cannot take the page over yet. */
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

/** Runs in the page: who saves data gets nothing ahead, and the app only at a first sign of use. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

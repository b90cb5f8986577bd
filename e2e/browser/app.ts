import type { Page } from '@playwright/test';

/** The script that starts the app, in whichever release. */
export const appScript = /\/mfe\/shell\/[^/]+\/main\.js$/;

/** Resolves when the app has taken the page over. */
export async function appReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Keeps the app on its way until the returned function lets it come, so that a test can act before it. */
export async function holdApp(page: Page): Promise<() => Promise<void>> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(appScript, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    letGo();
    await appReady(page);
  };
}

import { chromium } from '@playwright/test';
import { appReady } from '../browser/app.ts';
import { expect, test } from '../browser/test.ts';
import { sampledPaths } from '../system/tier.ts';
import { notedIn } from '../browser/noted-in.ts';

test('a public page is restored from the back/forward cache as it was left', async ({
  launchOptions,
  baseURL,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'], // Playwright disables the cache by default.
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  for (const path of sampledPaths) {
    await test.step(path, async () => {
      await page.goto(path);
      await appReady(page);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          Object.assign(globalThis, { wasCached: persisted });
        });
      });
      await page.goto(path === '/' ? '/services' : '/'); // A new document, not a navigation of the app.
      await appReady(page);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(path);
      await expect
        .poll(() => notedIn(page, 'wasCached'), {
          message: 'kept, and shown again as it was',
        })
        .toBe(true);
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
      await expect(page).toHaveURL('/contact');
    });
  }
  await browser.close();
});

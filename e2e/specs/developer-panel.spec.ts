import { expect, test } from '@playwright/test';
import { notePaints, readPaints } from '../browser/paints.ts';
import { demoAccounts } from '../pages/demo-accounts.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { BrokenRelease } from '../system/broken-release.ts';

/** A browser that is nobody's monitor: a monitor's views and failures are not counted. */
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
});

test('an administrator sees which release fails, looks at the one before in this browser alone, and leaves it', async ({
  page,
}) => {
  await haveSession(page, demoAccounts.admin);
  const broken = new BrokenRelease(mainSystem, 'ordering', 'panel');
  try {
    broken.goLive({ integrity: broken.throwAmongRoutes() });
    const served = async () => (await page.request.get('/negative-certificate')).text();
    await expect.poll(served).toContain(broken.version);
    const reported = page.waitForResponse('**/api/client-errors');
    await page.goto('/negative-certificate');
    await page.keyboard.press('Shift'); // the app starts when somebody uses the page
    await reported;

    await page.goto('/account');
    await page.locator('header summary').filter({ hasText: 'Mon compte' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Versions en ligne' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions en ligne');
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'ordering' }) });
    await expect(row).toContainText(broken.version);
    await expect(row).toContainText('arrêtée en s’exécutant', { timeout: 30_000 });
    await expect(page.getByText('Il a ce qui est en ligne pour tous.')).toBeVisible();

    await row.getByRole('link', { name: 'ordering' }).click();
    const detail = page.getByRole('dialog', { name: 'ordering' });
    await expect(detail).toContainText('typeerror … is not a function');
    // The place is one of the source, not of the built script.
    await expect(detail).toContainText(/apps\/ordering\/src\/area\.tsx:\d+:\d+/);
    await detail
      .getByRole('link', { name: `Voir l’aperçu de ${broken.live.version}`, exact: true })
      .click();
    await expect(page.getByText('Il a un aperçu ouvert.')).toBeVisible();
    await expect(page.getByText(`ordering en ${broken.live.version}`)).toBeVisible();
    await page.goto('/negative-certificate');
    await page.keyboard.press('Shift');
    // The area runs: only its script knows that an administrator cannot order.
    await page.locator('html[data-ready]').waitFor();
    await expect(page.locator('main').getByRole('alert')).toContainText('administrateur');

    await notePaints(page);
    await page.goto('/releases');
    await page.locator('main').getByRole('link', { name: 'Quitter l’aperçu' }).click();
    await expect(page.getByText('Il a ce qui est en ligne pour tous.')).toBeVisible();
    expect((await readPaints(page)).shift).toBeLessThan(0.1);
  } finally {
    broken.remove();
  }
});

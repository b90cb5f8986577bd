import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { appReady, appScript } from '../browser/app.ts';
import { still } from '../browser/page-requests.ts';
import { expectQuietPage } from '../browser/quiet-page.ts';
import { expect, test } from '../browser/test.ts';
import { fillLogin } from '../pages/sign-in.ts';
import { follow, goWithin } from '../pages/smoke-journeys.ts';
import { mainSystem } from '../system/addresses.ts';
import { parsed } from '../system/json.ts';

const releases = path.join(mainSystem.dataDirectory, 'releases');
const manifestFile = path.join(releases, 'manifest.json');

test('an unreadable manifest leaves the site as it was', { tag: '@deep' }, async ({ page }) => {
  const manifest = readFileSync(manifestFile, 'utf8');
  writeFileSync(manifestFile, manifest.slice(0, 200));
  try {
    await page.goto('/services');
    await appReady(page);
    await follow(page, '/negative-certificate');
    await expect(page.getByRole('button', { name: 'Soumettre la Demande' })).toBeVisible();
  } finally {
    writeFileSync(manifestFile, manifest);
  }
});

test('a page whose release is unreadable says that it is incomplete, and reports it', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/ZodError|invalid/i);
  await page.route('**/login', async (route) => {
    const html = await (await fetch(route.request().url())).text();
    const body = html.replace('{"schema":1', '{"schema":2');
    expect(body).not.toBe(html);
    await route.fulfill({ contentType: 'text/html', body });
  });
  const reported = page.waitForRequest('**/api/client-errors');
  await page.goto('/login');
  await page.keyboard.press('Shift');
  await expect(page.getByText('Cette page est incomplète.')).toBeVisible();
  const request = await reported;
  expect(request.postDataJSON()).toMatchObject({
    area: 'shell',
    kind: 'manifest',
    shell: expect.stringMatching(/^\d/),
  });
  expect((await request.response())?.status()).toBe(204);
});

test('an app that does not come is told to the site, which counts it', async ({ page, watch }) => {
  watch.expectComplaint(/Failed to load resource|dynamically imported module|^$/);
  watch.expectComplaint(/was preloaded using link preload but not used/);
  await page.route(appScript, (route) =>
    route.request().method() === 'POST' ? route.continue() : route.fulfill({ status: 404 }),
  );
  const told = page.waitForResponse(
    (response) => response.request().method() === 'POST' && appScript.test(response.url()),
  );
  await page.goto('/login');
  await page.keyboard.press('Shift'); // the app starts when somebody uses the page
  await expect(page.locator('html[data-failed]')).toHaveCount(1);
  expect((await told).status()).toBe(204);
});

test(
  'a failed list of areas shows the card, and can be loaded again',
  { tag: '@deep' },
  async ({ page, watch }) => {
    watch.expectComplaint(/Failed to load resource/);
    await page.route('**/areas.json', (route) => route.abort(), { times: 1 });
    await page.goto('/services');
    await appReady(page);
    await goWithin(page, '/client-dashboard/orders');
    const card = page.locator('main').getByRole('alert');
    await expect(card).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await card.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page).toHaveURL('/login');
    await fillLogin(page, 'client@demo.tassis.ma');
    await expect(page).toHaveURL('/client-dashboard/orders');
  },
);

test.describe('a missing script of the shell', () => {
  let restore: () => void;

  test.beforeEach(({ watch }) => {
    watch.expectComplaint(/404|Failed to fetch dynamically|sign-in\.js/);
    const { shell } = parsed<{ shell: { version: string } }>(readFileSync(manifestFile, 'utf8'));
    const folder = path.join(releases, 'mfe/shell', shell.version);
    const files = readdirSync(folder).filter(
      (name) => name === 'sign-in.js' || name.startsWith('sign-in.js.'),
    );
    expect(files).not.toEqual([]);
    const move = (from: string, to: string) => {
      for (const file of files)
        renameSync(path.join(folder, file + from), path.join(folder, file + to));
    };
    move('', '.gone');
    restore = () => move('.gone', '');
  });

  test('reloads the page once, then shows an error, and can be loaded again', async ({ page }) => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    try {
      await page.goto('/services');
      await appReady(page);
      await page.evaluate(() => Object.assign(globalThis, { stays: true }));
      const reported = page.waitForRequest('**/api/client-errors');
      await follow(page, '/login');
      expect((await reported).postDataJSON()).toMatchObject({ area: 'shell', kind: 'chunk' });
      const card = page.locator('main').getByRole('alert');
      await expect(card).toBeVisible();
      expect(loads).toEqual(['/services', '/login']);
      expect(await stays(page)).toBe(false);
      await expect(page.getByRole('banner')).toBeVisible();
      await expectQuietPage(page);
    } finally {
      restore();
    }
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();
  });

  test('that nobody has requested yet disturbs nothing', { tag: '@deep' }, async ({ page }) => {
    try {
      await page.goto('/negative-certificate');
      await appReady(page);
      await page.evaluate(() => Object.assign(globalThis, { stays: true }));
      const gone = page.waitForResponse((answer) => answer.status() === 404);
      await page.locator('header a[href="/login"]').first().dispatchEvent('pointerover');
      await gone;
      expect(await stays(page)).toBe(true);
    } finally {
      restore();
    }
  });
});

test('input is restored when the page must be reloaded', async ({ page }) => {
  await page.goto('/negative-certificate');
  await appReady(page);
  const field = page.locator('form input[type=text]').first();
  await field.fill('Atlas Conseil');
  await still(page); // A failed prefetch does not reload the page.
  const loaded = page.waitForEvent('load');
  await page.evaluate(() =>
    dispatchEvent(
      Object.assign(new Event('vite:preloadError', { cancelable: true }), {
        payload: null,
        area: 'shell',
      }),
    ),
  );
  await loaded;
  await appReady(page);
  await expect(field).toHaveValue('Atlas Conseil');
});

function stays(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(globalThis, 'stays') === true);
}

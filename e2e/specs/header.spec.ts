import type { BrowserContext, Page } from '@playwright/test';
import { appReady } from '../browser/app.ts';
import { expect, test } from '../browser/test.ts';
import { isDeep } from '../system/tier.ts';
import { haveSession } from '../pages/sign-in.ts';
import { notedIn } from '../browser/noted-in.ts';

const header = (page: Page) => page.getByRole('banner');
const servicesLink = (page: Page) =>
  header(page).getByRole('navigation').getByRole('link', { name: 'Services', exact: true });
const underServices = (page: Page) =>
  header(page).getByRole('link', { name: /^Certificat négatif/ });
const phoneMenu = (page: Page) => header(page).getByText('Menu', { exact: true });
const language = (page: Page, name: 'Français' | 'English') =>
  header(page).getByRole('button', { name: new RegExp(`${name}$`) });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await appReady(page);
}

function scrollPage(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

test(
  'the services menu opens by hover and by keyboard; a scrolled page has a stronger header',
  { tag: '@deep' },
  async ({ page }) => {
    await open(page, '/');
    await test.step('hover opens, leaving closes', async () => {
      await servicesLink(page).hover();
      await expect(underServices(page)).toBeVisible();
      await page.mouse.move(5, 700);
      await expect(underServices(page)).toBeHidden();
    });
    await test.step('Enter on its button opens, Escape closes and gives the focus back', async () => {
      const button = header(page).locator('summary[aria-label="Les services en ligne"]');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(underServices(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(underServices(page)).toBeHidden();
      await expect(button).toBeFocused();
    });
    await test.step('beyond 20 px', async () => {
      await scrollPage(page, 20);
      await expect(header(page)).not.toHaveAttribute('data-scrolled');
      await scrollPage(page, 21);
      await expect(header(page)).toHaveAttribute('data-scrolled');
      expect((await header(page).boundingBox())?.y).toBe(0);
    });
  },
);

test(
  'the menu of a phone closes on a new page and when the window widens',
  { tag: '@deep' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/');
    await phoneMenu(page).click();
    await header(page).getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL('/services');
    await expect(header(page).getByRole('link', { name: 'Contact' })).toBeHidden();
    await phoneMenu(page).click();
    await expect(header(page).getByRole('link', { name: 'Contact' })).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(header(page).getByRole('link', { name: 'Contact' })).toBeHidden();
  },
);

test.describe('without a pointer that hovers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 800 } });

  test(
    'a first touch opens the services menu, a second follows the link, a touch outside closes it',
    { tag: '@deep' },
    async ({ page }) => {
      await open(page, '/');
      await servicesLink(page).tap();
      await expect(underServices(page)).toBeVisible();
      await expect(page).toHaveURL('/');
      await page.touchscreen.tap(500, 700);
      await expect(underServices(page)).toBeHidden();
      await servicesLink(page).tap();
      await servicesLink(page).tap();
      await expect(page).toHaveURL('/services');
      await expect(underServices(page)).toBeHidden();
    },
  );
});

test(
  'a visitor reads an ordering page in English, keeps the input, and finds the language again',
  { tag: '@deep' },
  async ({ page }) => {
    await open(page, '/negative-certificate');
    const field = page.locator('main form input').first();
    await field.fill('Berrada');
    await language(page, 'English').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(/certificate/i);
    await expect(header(page).getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(field).toHaveValue('Berrada');
    await expect(language(page, 'English')).toBeFocused();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('certificate');
    await expect(field).toHaveValue('Berrada');
    await header(page)
      .getByRole('link', { name: /^Home\b/ })
      .click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(language(page, 'English')).toHaveCount(0);
  },
);

const dashboards = [
  ['client@demo.tassis.ma', '/client-dashboard/orders', /Orders/],
  ['admin@demo.tassis.ma', '/admin-dashboard/orders', /Orders/],
  ['contenu@demo.tassis.ma', '/dashboard/dashboard', /Dashboard/],
] as const;
const walkedDashboards = isDeep ? dashboards : dashboards.slice(0, 1);

for (const [email, path, title] of walkedDashboards) {
  test(`${email} changes the language in place, for mails too`, async ({ page, context }) => {
    const asked = recordRequests(context);
    await open(page, '/');
    expect(asked('/notifications/unread-count', '/client/domiciliation-warnings')).toEqual([]);
    await haveSession(page, email);
    await open(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => Object.assign(globalThis, { stays: true }));
    for (const name of ['English', 'Français'] as const) {
      const told = page.waitForResponse('**/api/user/preferences');
      await language(page, name).click();
      expect((await told).status()).toBe(200);
    }
    await language(page, 'English').click();
    await expect(page).toHaveTitle(title);
    expect(await page.evaluate(() => 'stays' in globalThis), 'the page was not loaded anew').toBe(
      true,
    );
    await language(page, 'Français').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const bell = asked('/notifications/unread-count');
    if (email.startsWith('client')) expect(bell).not.toEqual([]);
    else expect([...bell, ...asked('/client/domiciliation-warnings')]).toEqual([]);
  });
}

test('a signed-in person never sees the login link, and nothing moves when the account has loaded', async ({
  page,
}) => {
  await haveSession(page, 'client@demo.tassis.ma');
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    const seen = {
      login: false,
      // A busy machine lays a page out before its fonts have loaded, and again with them, before any text is painted.
      get moved() {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        return shifts
          .filter(({ startTime }) => startTime >= painted)
          .map((shift): { shift: unknown; painted: number } => ({
            shift: shift.toJSON(),
            painted,
          }));
      },
    };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries());
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const link = document.querySelector('header a[href="/login"]');
      seen.login ||= link?.checkVisibility({ visibilityProperty: true }) ?? false;
      requestAnimationFrame(look);
    };
    look();
  });
  // The tolerance for fonts: if they miss the first paint, a machine without Arial uses a much wider font.
  await open(page, '/');
  await open(page, '/');
  await header(page)
    .getByText('Mon compte', { exact: false })
    .first()
    .waitFor({ state: 'attached' });
  const banner = page.getByRole('region', { name: 'Avertissements de domiciliation' });
  await expect(banner).toContainText('1 expiré(s)');
  expect(await notedIn(page, 'seen')).toEqual({
    login: false,
    moved: [],
  });
});

/** The paths among those named that this context has requested from the API. */
function recordRequests(context: BrowserContext) {
  const paths: string[] = [];
  context.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return (...named: string[]) =>
    paths.filter((path) => named.some((name) => path === `/api${name}`));
}

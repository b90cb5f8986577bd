import type { Page } from '@playwright/test';
import { appReady, appScript } from '../browser/app.ts';
import { tamperWith } from '../browser/tamper.ts';
import { expect, test } from '../browser/test.ts';
import { CompanyCreationPage } from '../pages/company-creation-page.ts';
import { NegativeCertificatePage } from '../pages/negative-certificate-page.ts';
import { publicPaths } from '../system/addresses.ts';
import { sampledPaths } from '../system/tier.ts';
import { notedIn } from '../browser/noted-in.ts';

/** The browser's errors about a changed script; for a module it reports an error without a message. */
const refused = /'integrity' attribute|integrity checks failed|not what was released|^$/;
/** The warning about styles that were preloaded with an app that never starts. */
const unused = /was preloaded using link preload but not used/;
const areaScript = (id: string) => new RegExp(`/remoteEntry\\.${id}\\.js`);

const errorCard = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Cette partie du site ne répond pas' });

/** The error message: above a server-rendered page, or in place of a page that only the app can show. */
const missing = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: /Cette page (est incomplète|n’a pas pu être chargée)\./ });

for (const path of ['/services', '/login']) {
  test(`a changed start script of the app does not run: ${path} says that it is incomplete`, async ({
    page,
    watch,
  }) => {
    watch.expectComplaint(refused);
    watch.expectComplaint(unused);
    const tampering = await tamperWith(page, appScript);
    await page.goto(path);
    await page.keyboard.press('Shift'); // The app starts at a first sign of use.
    await expect(missing(page)).toBeVisible();
    expect(tampering.count()).toBeGreaterThan(0);
    expect(tampering.hasRun()).toBe(false);
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
    await expect(page.getByText('Chargement…')).toBeHidden();

    tampering.stop();
    await missing(page).getByRole('link', { name: 'Recharger la page' }).click();
    await appReady(page);
    await expect(page).toHaveURL(path);
    await expect(missing(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test(
  'a page without its app can be read, and forms sent in it are not lost',
  { tag: '@deep' },
  async ({ page, watch, context, baseURL }) => {
    watch.expectComplaint(/404|dynamically imported module|^$/);
    watch.expectComplaint(unused);
    await context.addCookies([{ name: 'token', value: 'x', url: baseURL ?? '' }]);
    await page.route(appScript, (route) => route.fulfill({ status: 404 }));
    const form = new NegativeCertificatePage(page);
    await page.goto('/negative-certificate');
    await expect(missing(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toBeVisible();
    await form.field('Activité').fill('Conseil');
    await form.submit.click();
    await expect(missing(page)).toBeInViewport();
    await expect(form.field('Activité')).toHaveValue('Conseil');
    await page.getByRole('link', { name: 'Accueil', exact: true }).first().click();
    await expect(page).toHaveURL('/');
  },
);

test('a changed script of the page’s own area does not run: its error card is shown, the frame stays', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(refused);
  const tampering = await tamperWith(page, areaScript('ordering'));
  await page.goto('/negative-certificate');
  await page.keyboard.press('Shift');
  await expect(errorCard(page)).toBeVisible();
  expect(tampering.count()).toBeGreaterThan(0);
  expect(tampering.hasRun()).toBe(false);
  await expectFrame(page);

  tampering.stop();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(new NegativeCertificatePage(page).submit).toBeVisible();
});

test('a changed script of another area does not run when it is opened', async ({ page, watch }) => {
  watch.expectComplaint(refused);
  const tampering = await tamperWith(page, areaScript('ordering'));
  await page.goto('/');
  await appReady(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Certificat négatif' });
  await link.click();
  await expect(page).toHaveURL('/negative-certificate');
  await expect(errorCard(page)).toBeVisible();
  expect(tampering.count()).toBeGreaterThan(0);
  expect(tampering.hasRun()).toBe(false);
  await expectFrame(page);
});

test('a changed script of the sign-in does not run either', async ({ page, watch }) => {
  watch.expectComplaint(refused);
  const tampering = await tamperWith(page, /\/mfe\/shell\/.*\/(?!main)[\w-]+\.js$/);
  await page.goto('/login');
  await page.keyboard.press('Shift');
  await expect.poll(tampering.count).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(tampering.hasRun()).toBe(false);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Cette page a rencontré un problème' }),
  ).toBeVisible();
  await expectFrame(page);
});

test('nor does it when the sign-in is opened from another page', async ({ page, watch }) => {
  watch.expectComplaint(refused);
  const tampering = await tamperWith(page, /\/mfe\/shell\/.*\/sign-in\.js$/);
  await page.goto('/');
  await appReady(page);
  await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).click();
  await expect.poll(tampering.count).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(tampering.hasRun()).toBe(false);
  await expectFrame(page);
});

test('a changed list of areas is not believed: an error card, and the area comes once the list is whole', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(refused);
  const restore = await change(page, /\/areas\.json$/, (list) =>
    list.replaceAll('sha256-', 'sha256-x'),
  );
  await page.goto('/');
  await appReady(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Certificat négatif' }).click();
  await expect(errorCard(page)).toBeVisible();
  await expectFrame(page);

  restore();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(new NegativeCertificatePage(page).submit).toBeVisible();
});

for (const { what, path, style } of [
  { what: 'of a public page', path: '/services', style: /\/mfe\/pages\/[^/]+\/style\.css$/ },
  { what: 'of the app on that page', path: '/services', style: /\/mfe\/shell\/[^/]+\/style\.css$/ },
  {
    what: 'with the fonts in a frame',
    path: '/account',
    style: /\/mfe\/shell\/[^/]+\/fonts\.css$/,
  },
]) {
  test(`a changed stylesheet ${what} does not apply`, async ({ page, watch }) => {
    watch.expectComplaint(
      /'integrity' attribute|integrity checks failed|could not be fetched|Failed to fetch|^$/,
    );
    watch.expectComplaint(unused);
    let changed = 0;
    await change(page, style, (css) => {
      changed += 1;
      return `${css}html{scroll-margin-top:77px}`;
    });
    await page.goto(path);
    await appReady(page);
    await expect.poll(() => changed).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).not.toHaveCSS('scroll-margin-top', '77px');
    await expect(page.locator('main h1')).toBeVisible();
  });
}

/** The script of a form, which is loaded when a package is ordered. */
const formScripts = /\/mfe\/ordering\/[^/]+\/company-creation-wizard-[\w-]+\.js$/;

test('a changed order form does not run: its place shows an error, and it loads once the script is correct', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(refused);
  const tampering = await tamperWith(page, formScripts);
  const reported = page.waitForRequest('**/api/client-errors');
  const creation = new CompanyCreationPage(page);
  await creation.open('COMBO12');
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'Le formulaire n’a pas pu être chargé' });
  await expect(failure).toBeVisible();
  expect((await reported).postDataJSON()).toMatchObject({ area: 'ordering', kind: 'chunk' });
  expect(tampering.count()).toBeGreaterThan(0);
  expect(tampering.hasRun()).toBe(false);

  tampering.stop();
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  await failure.getByRole('button', { name: 'Réessayer' }).click();
  await expect(creation.next).toBeVisible();
  expect(await notedIn(page, 'stays')).toBe(true);
});

test(
  'an order form missing from the site reloads the page once, then its place shows an error',
  { tag: '@deep' },
  async ({ page, watch }) => {
    watch.expectComplaint(/404|integrity/); // A browser that checks a file's hash reports both cases alike.
    await page.route(formScripts, (route) => route.fulfill({ status: 404 }));
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await new CompanyCreationPage(page).open('COMBO12');
    await expect(page.getByText('Le formulaire n’a pas pu être chargé')).toBeVisible();
    expect(loads).toEqual(['/company-creation', '/company-creation']);
  },
);

test('no page requests anything that its policy forbids', { tag: '@deep' }, async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('violated', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- exposed above
      const report = Reflect.get(globalThis, 'violated') as (text: string) => void;
      report(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  for (const path of [...publicPaths, '/login', '/register', '/contact', '/legal']) {
    await page.goto(path);
    await appReady(page);
    await page.waitForLoadState('networkidle');
  }
  expect(violations).toEqual([]);
});

for (const path of sampledPaths) {
  test(
    `${path} from the browser’s own cache is hydrated again`,
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto(path);
      await appReady(page);
      await page.goto(path);
      await appReady(page);
      const { isCached, asked } = await page.evaluate(howItCame);
      expect({ isCached, asked }).toEqual({ isCached: true, asked: true });
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
      await expect(page).toHaveURL('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

/** Runs in the page: whether the document comes from the browser's cache, and whether it was revalidated. */
function howItCame(): { isCached: boolean; asked: boolean } {
  const [entry] = performance.getEntriesByType('navigation');
  const isFromCache = Reflect.get(entry ?? {}, 'deliveryType') === 'cache';
  const [bytes, size] = ['transferSize', 'encodedBodySize'].map((name) =>
    Number(Reflect.get(entry ?? {}, name)),
  );
  return { isCached: isFromCache, asked: bytes !== undefined && bytes > 0 && bytes < (size ?? 0) };
}

/** Changes files on their way, until the returned function is called. */
async function change(
  page: Page,
  files: RegExp,
  alter: (content: string) => string,
): Promise<() => void> {
  let stopped = false;
  await page.route(files, async (route) => {
    const answer = await fetch(route.request().url());
    const contentType = answer.headers.get('content-type') ?? '';
    const content = await answer.text();
    await route.fulfill({ contentType, body: stopped ? content : alter(content) });
  });
  return () => {
    stopped = true;
  };
}

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

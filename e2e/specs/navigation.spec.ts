import type { Page } from '@playwright/test';
import { appReady, saveData } from '../browser/app.ts';
import { slowNetwork } from '../browser/network.ts';
import { quiet, requestsSince, steps } from '../browser/page-requests.ts';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { goWithin } from '../pages/smoke-journeys.ts';
import { parsed } from '../system/json.ts';
import { isDeep } from '../system/tier.ts';
import { notedIn } from '../browser/noted-in.ts';

/** The pattern of an area's files, by one of them, and the additional files of its page at a path. */
async function listFiles(page: Page, file: string, path: string): Promise<string[]> {
  const [folder = ''] = /^\/mfe\/[^/]+\/[^/]+\//.exec(file) ?? [];
  const answer = await page.request.get(`${folder}integrity.json`);
  const { files, entry, pages } = parsed<Statement>(await answer.text());
  const styles = Object.keys(files).filter((name) => name === 'style.css');
  return [...entry, ...styles, ...(pages[path] ?? [])].map((name) => folder + name).toSorted();
}

type Statement = {
  files: Record<string, string>;
  entry: string[];
  pages: Record<string, string[]>;
};

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Navigations from a page of one area to a page of another, with the data of that page. */
const crossings = [
  {
    from: '/',
    to: '/negative-certificate',
    heading: 'Votre certificat négatif',
    data: ['/api/firm?texts=negative_certificate'],
  },
  {
    from: '/negative-certificate',
    to: '/services',
    heading: 'Nos services',
    data: ['/api/firm?texts=services', '/api/packages'],
  },
  {
    from: '/services',
    to: '/negative-certificate',
    heading: 'Votre certificat négatif',
    data: ['/api/firm?texts=negative_certificate'],
  },
  {
    from: '/negative-certificate',
    to: '/',
    heading: 'Créez votre société',
    data: ['/api/firm?texts=home', '/api/packages'],
  },
].slice(0, isDeep ? undefined : 1);

for (const { from, to, heading, data } of crossings) {
  test(`from ${from} to ${to}: nothing is requested at the click after the pointer was on the link`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // The moving reviews load pictures.
    await page.goto(from);
    await appReady(page);
    await laidOutWhole(page);
    const link = linkTo(page, to);
    await link.hover();
    await page.waitForLoadState('networkidle');
    await quiet(page);
    const before = await page.evaluate(() => performance.now());
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await quiet(page);
    expect(await requestsSince(page, before)).toEqual([]);
    await expect(page).toHaveURL(to);
  });

  test(`from ${from} to ${to}: the area's files and the page's data load in 2 steps when nothing was prefetched`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(saveData);
    await page.goto(from);
    await page.keyboard.press('Shift'); // A sign of use that touches no link.
    await appReady(page);
    await laidOutWhole(page);
    await quiet(page);
    await slowNetwork(page);
    const before = await page.evaluate(() => performance.now());
    // The pointer was not on the link, and it had no focus.
    await linkTo(page, to).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await quiet(page);
    const asked = await requestsSince(page, before);
    const addresses = asked.map(({ name }) => name.replace(new URL(name).origin, ''));
    expect(addresses.filter((address) => address.startsWith('/api/')).toSorted()).toEqual(data);
    const ofArea = addresses.filter((address) => address.startsWith('/mfe/'));
    expect(ofArea.toSorted()).toEqual(await listFiles(page, ofArea[0] ?? '', to));
    expect(addresses).toHaveLength(ofArea.length + data.length);
    expect(steps(asked)).toBeLessThanOrEqual(2);
  });
}

test(
  'a visitor requests the list of areas once and no area with roles; a signed-in person has it before opening it',
  { tag: '@deep' },
  async ({ page }) => {
    const lists: string[] = [];
    const guarded: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/areas.json')) lists.push(request.url());
      if (request.url().includes('/mfe/client-dashboard/')) guarded.push(request.url());
    });
    await page.goto('/services');
    await appReady(page);
    await page.waitForLoadState('networkidle');
    expect({ lists: lists.length, guarded }).toEqual({ lists: 1, guarded: [] });
    await haveSession(page, 'client@demo.tassis.ma');
    await page.goto('/services');
    await appReady(page);
    await page.waitForLoadState('networkidle');
    const before = lists.length;
    await goWithin(page, '/client-dashboard/orders');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commandes');
    expect(lists).toHaveLength(before);
  },
);

test(
  'a page that only reads the cached packages lets the next page request them',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/negative-certificate');
    await appReady(page);
    await linkTo(page, '/services').click();
    await expect(
      page.getByRole('heading', { name: 'Domiciliation 12 mois', exact: true }),
    ).toBeVisible();
  },
);

test('a text written in Markdown is shown to a person who follows a link', async ({ page }) => {
  await page.goto('/privacy');
  await appReady(page);
  await linkTo(page, '/terms').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conditions générales');
  await expect(page.getByRole('heading', { name: 'Annuler' })).toBeVisible();
});

test('back and forward restore the page and its position', async ({ page }) => {
  await page.goto('/');
  await appReady(page);
  await page.mouse.wheel(0, 1800);
  await expect.poll(() => scrolled(page)).toBe(1800);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Certificat négatif' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/negative-certificate');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Votre certificat négatif');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Créez votre société');
  await expect.poll(() => scrolled(page)).toBe(1800);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Votre certificat négatif');
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('a page that is opened from another one starts at its top, and keeps its position after a reload', async ({
  page,
}) => {
  await page.goto('/about');
  await appReady(page);
  // Until the fonts have loaded the lines are longer, and the browser scrolls to keep the visible content in view (scroll
  // anchoring).
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.goto('/register');
  // The form is loaded with the app; before that there is nothing to scroll.
  const submit = page.getByRole('button', { name: 'Créer mon compte' });
  await submit.waitFor();
  expect(await scrolled(page)).toBe(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.reload();
  await submit.waitFor();
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('a link to the current page scrolls up smoothly', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/');
  await appReady(page);
  await page.mouse.wheel(0, 1800);
  await expect.poll(() => scrolled(page)).toBe(1800);
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(globalThis, { places });
    addEventListener('scroll', () => places.push(Math.round(scrollY)));
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Accueil', exact: true })
    .first()
    .click();
  await expect.poll(() => scrolled(page)).toBe(0);
  const places = await notedIn<number[]>(page, 'places');
  expect(places.filter((place) => place > 0 && place < 1800).length).toBeGreaterThan(1);
});

test(
  'a link to a section scrolls there, on this page and on another',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/negative-certificate');
    await page.getByRole('link', { name: 'Remplir la demande' }).click();
    await expect(page).toHaveURL('/negative-certificate#demande');
    await expect(page.getByRole('heading', { name: 'Votre demande' })).toBeInViewport();
    await appReady(page);
    await page.getByRole('link', { name: 'Lire les questions fréquentes' }).click();
    await expect(page).toHaveURL('/negative-certificate#questions');
    await expect(page.getByRole('heading', { name: 'Questions fréquentes' })).toBeInViewport();
    await goWithin(page, '/#questions');
    await expect(page).toHaveURL('/#questions');
    await expect(page.getByRole('heading', { name: 'Questions fréquentes' })).toBeInViewport();
    await page.reload();
    await appReady(page);
    await expect(page.getByRole('heading', { name: 'Questions fréquentes' })).toBeInViewport();
  },
);

test(
  'after a link the keyboard continues at the top of the new page',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/');
    await appReady(page);
    await linkTo(page, '/negative-certificate').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Votre certificat négatif');
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
  },
);

test('a menu closes when its link is followed', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/');
  await appReady(page);
  const header = page.getByRole('banner');
  const link = header.getByRole('link', { name: 'Services', exact: true }).first();
  const entry = header.getByRole('link', { name: /^Domiciliation/ }).first();
  await link.hover();
  await expect(entry).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/services');
  await expect(entry).toBeHidden();
});

/** In the footer, which every page has, so that no menu must be opened. The home page is linked in the header. */
function linkTo(page: Page, path: string) {
  const place = page.getByRole(path === '/' ? 'banner' : 'contentinfo');
  return place.locator(`a[href="${path}"]:visible`).first();
}

/** Resolves when the app has rendered the parts that the boot script left out, because these load pictures. */
async function laidOutWhole(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
}

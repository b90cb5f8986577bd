import type { Locator, Page } from '@playwright/test';
import { appReady, appScript, holdApp, saveData } from '../browser/app.ts';
import { noteRequests, slowNetwork, type SeenRequest } from '../browser/network.ts';
import { notePaints, readPaints, type Paints } from '../browser/paints.ts';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem, publicPaths } from '../system/addresses.ts';
import { pathOfEachArea, sampledPaths, signInPaths } from '../system/tier.ts';
import { parsed } from '../system/json.ts';

const kilobyte = 1024;

/**
 * The limit for scripts that run on a page, in kB: 40 more than a plain app with the same content (`benchmarks/first-visit`);
 * pages that the plain app lacks have the limit of the certificate.
 */
const scriptLimits: Partial<Record<string, number>> = { '/': 190, '/services': 190 };
const orderScriptLimit = 228;

/** All scripts of the app, federation and libraries included. */
const isScript = ({ url }: { url: string }) => url.endsWith('.js');

for (const path of [...pathOfEachArea, ...signInPaths]) {
  test(`${path} is painted before the app is requested, as fast as without it, and is hydrated without losing a node`, async ({
    page,
    context,
  }) => {
    const release = await holdApp(page);
    const readVisit = await firstVisit(page, path);
    await page.evaluate(markNodes);
    await page.waitForLoadState('networkidle'); // A sign of use ends the measurement of paints.
    await release();
    const { requests, paints } = await readVisit();
    const scripts = requests.filter(isScript);
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter(({ startedAt }) => startedAt <= paints.largest)).toEqual([]);
    expect(paints.shift).toBe(0);
    expect(await page.evaluate(lostNodes)).toEqual([]);
    // React reports recovered hydration errors to the window, which fails every test here.

    const plainPage = await context.newPage();
    await takeScriptsOut(plainPage, path);
    const readPlain = await firstVisit(plainPage, path);
    const plain = await readPlain();
    const [ours, theirs] = [
      beforePaint(requests, paints),
      beforePaint(plain.requests, plain.paints),
    ];
    expect(ours.length).toBeLessThanOrEqual(theirs.length + 2);
    expect(computeDepth(ours)).toBeLessThanOrEqual(computeDepth(theirs));
  });
}

for (const path of sampledPaths) {
  test(`${path} is laid out near the window first, whole after hydration, and runs little script`, async ({
    page,
  }) => {
    await page.addInitScript(saveData); // Nothing is prefetched for other pages.
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await isLaidOut(page.getByRole('heading', { level: 1 }))).toBe(true);
    const foot = page.getByRole('contentinfo');
    expect(await isLaidOut(foot)).toBe(false);
    await page.keyboard.press('Shift');
    await appReady(page);
    await expect.poll(() => isLaidOut(foot)).toBe(true);
    await page.waitForLoadState('networkidle');
    const all = (await page.evaluate(resourceSizes)).filter(isScript);
    // What counts real visits comes when the browser is idle, and has a budget of its own (`apps/shell/.size-limit.json`).
    const scripts = all.filter(({ url }) => !url.endsWith('/visit.js'));
    expect(scripts.some(({ url }) => url.includes('/remoteEntry.'))).toBe(true);
    const bytes = scripts.reduce((sum, { size }) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual((scriptLimits[path] ?? orderScriptLimit) * 1000);
    await page.reload();
    expect(await isLaidOut(foot)).toBe(true);
  });
}

test('a font that arrives after the first paint is not used on that page, nothing moves, and the next page has it', async ({
  page,
}) => {
  await notePaints(page);
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(isPainted);
    await route.continue();
  });
  await page.goto('/');
  await appReady(page);
  await page.waitForLoadState('networkidle');
  expect((await readPaints(page)).shift).toBe(0);
  expect(await page.evaluate(replacedFonts)).toEqual(['--font-text', '--font-display']);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await appReady(page);
  expect(await page.evaluate(replacedFonts)).toEqual([]);
});

for (const path of publicPaths) {
  test(`${path} is small, and contains no empty data`, async () => {
    const { html, bytes } = await served(path);
    const [head = '', body = ''] = html.split('<body');
    const marks = [...head.matchAll(/<link rel="expect" blocking="render" href="#([^"]+)"/g)];
    expect(marks.map(([, id]) => id)).toContain('paint-header');
    for (const [, id] of marks) expect(body).toContain(`<span id="${id}" hidden`);
    const [, block = '{}'] = /id="tassis-page">([^<]*)</.exec(html) ?? [];
    const { answers } = parsed<{ answers: [key: unknown, answer: unknown][] }>(block);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter(([, answer]) => answer === null)).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(14_000);
    const [, release = '{}'] = /id="tassis-release">([^<]*)</.exec(html) ?? [];
    const { areas } = parsed<{ areas: { id: string; roles: string[] }[] }>(release);
    expect(areas.filter(({ roles }) => roles.length > 0)).toEqual([]);
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
    expect(inline).toHaveLength(1);
    expect(Buffer.byteLength(inline[0] ?? '')).toBeLessThanOrEqual(1.2 * kilobyte);
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    expect(styles).toHaveLength(1);
    expect((await served(styles[0]?.[1] ?? '')).bytes).toBeLessThanOrEqual(8 * kilobyte);
  });
}

test(
  'a link with a text fragment scrolls to the text, and nothing moves',
  { tag: '@deep' },
  async ({ page }) => {
    await notePaints(page);
    await slowNetwork(page);
    await page.goto('/#:~:text=Questions%20fr%C3%A9quentes');
    await appReady(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'Questions fréquentes' })).toBeInViewport();
    expect((await readPaints(page)).shift).toBe(0);
  },
);

test('a person with a session gets the app at once, and the header does not show the login link', async ({
  page,
}) => {
  await haveSession(page, 'client@demo.tassis.ma');
  await slowNetwork(page);
  const appAsked = page.waitForRequest(appScript);
  // The page's style loads only once the app is requested, so an app that waited for the paint would never load.
  await page.route('**/mfe/pages/**', async (route) => {
    await appAsked;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html[data-session]')).toBeAttached();
  const wayIn = page.getByRole('banner').getByRole('link', { name: 'Connexion' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(wayIn).toBeHidden();
  await appReady(page);
  await expect(page.getByRole('banner').getByText('Mon compte').first()).toBeVisible();
  await expect(wayIn).toBeHidden();
});

test('nothing moves on the landing page of a client while its parts arrive', async ({ page }) => {
  await haveSession(page, 'client@demo.tassis.ma');
  await page.setViewportSize({ width: 412, height: 823 });
  await notePaints(page);
  await page.goto('/client-dashboard');
  // The last part; a page with a session is never without requests, because it follows changes.
  await expect(page.locator('#identity').getByRole('button')).toBeAttached();
  expect((await readPaints(page)).shift).toBe(0);
});

/** Runs in the page: the transferred bytes of its files. */
function resourceSizes(): { url: string; size: number }[] {
  return (
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // A chunk is fetched, then imported from the cache.
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, encodedBodySize }) => ({ url: name, size: encodedBodySize }))
  );
}

/** Runs in the page. */
function isPainted(): boolean {
  return performance.getEntriesByType('paint').length > 0;
}

/** Runs in the page: the fonts that arrived late. */
function replacedFonts(): string[] {
  const { style } = document.documentElement;
  return ['--font-text', '--font-display'].filter((token) => style.getPropertyValue(token) !== '');
}

/** Whether the content is visible, instead of only its placeholder. */
function isLaidOut(place: Locator): Promise<boolean> {
  const inner = place.locator(':scope, *').last();
  return inner.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
}

/** Opens a page on a slow phone; the returned function waits until nothing more loads and reads the results. */
async function firstVisit(page: Page, path: string) {
  const readRequests = await noteRequests(page);
  await notePaints(page);
  await slowNetwork(page);
  await page.goto(path);
  return async () => {
    await page.waitForLoadState('networkidle');
    return { requests: await readRequests(), paints: await readPaints(page) };
  };
}

/** Removes from the page everything that runs and everything that only scripts read. */
async function takeScriptsOut(page: Page, path: string): Promise<void> {
  await page.route(mainSystem.site + path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script\b.*?<\/script>/gs, '');
    await route.fulfill({ response, body });
  });
}

function beforePaint(requests: readonly SeenRequest[], { largest }: Paints): SeenRequest[] {
  return requests.filter(({ startedAt }) => startedAt <= largest);
}

function computeDepth(requests: readonly SeenRequest[]): number {
  return Math.max(...requests.map(({ depth }) => depth));
}

/** Runs in the page: remembers every node, and every removal from now on. */
function markNodes(): void {
  const root = document.querySelector('#root');
  if (!root) throw new Error('There is no #root.');
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  const removed: Node[] = [];
  new MutationObserver((records) => {
    for (const { removedNodes } of records) removed.push(...removedNodes);
  }).observe(root, { childList: true, subtree: true });
  Object.assign(globalThis, { nodes, removed });
}

/** Runs in the page: the remembered nodes that are no longer in place. */
function lostNodes(): string[] {
  const [nodes = [], removed = []] = ['nodes', 'removed'].map((name) => {
    const noted: unknown = Reflect.get(globalThis, name);
    if (!Array.isArray(noted)) throw new Error(`No ${name} were noted`);
    return noted.filter((node) => node instanceof Node);
  });
  const away = nodes.filter((node) => !node.isConnected);
  return [...away, ...removed].map((node) => `${node.nodeName} ${node.textContent?.slice(0, 80)}`);
}

/** The brotli response of the site, and its size in bytes. */
async function served(path: string): Promise<{ html: string; bytes: number }> {
  const answer = await fetch(mainSystem.site + path, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  const bytes = Number(answer.headers.get('content-length') ?? Number.NaN);
  return { html: await answer.text(), bytes };
}

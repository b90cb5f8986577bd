import { expect, test, type Browser, type Page, type Request } from '@playwright/test';
import { areaIds, goWithin, smoke, smokeJourney } from '../pages/smoke-journeys.ts';
import { appReady } from '../browser/app.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { areaBreaks, type AreaBreak } from '../system/area-breaks.ts';
import { BrokenRelease } from '../system/broken-release.ts';
import { notedIn } from '../browser/noted-in.ts';
import { parsed } from '../system/json.ts';
import { isDeep } from '../system/tier.ts';

const brokenAreas = isDeep ? areaIds : ['client-dashboard'];
/** One break of each kind: not loaded, thrown while rendering, wrong in the manifest. Unit tests cover all of them. */
const sample = new Set(['entry-404', 'throws-rendered', 'bad-entry']);
const breaks = areaBreaks.filter(({ name }) => isDeep || sample.has(name));
const client = 'client@demo.tassis.ma';

/** One page for each person, signed in once. */
const pages = new Map<string, Page>();
const reports: Request[] = [];

test.describe.configure({ mode: 'serial', timeout: isDeep ? 300_000 : 90_000 });

test.beforeAll(async ({ browser }) => {
  for (const who of new Set(areaIds.map((id) => smokeJourney(id).who ?? client))) {
    pages.set(who, await openPage(browser, who));
  }
});
test.afterAll(() => Promise.all([...pages.values()].map((page) => page.context().close())));

for (const id of brokenAreas) {
  test.describe(`${id} with a release that fails by`, () => {
    for (const given of breaks) test(given.name, () => walkThrough(id, given));
  });
}

/** Breaks a release and looks at it as a person: first with a previous release, then without one. */
async function walkThrough(id: string, given: AreaBreak): Promise<void> {
  const page = getPage(id);
  const release = new BrokenRelease(mainSystem, id, given.name);
  const broken = { page, id, kind: given.kind, version: release.version };
  try {
    const changes = await given.breakIt(release, page);
    if (given.kind !== 'dropped') {
      await test.step('is the release before, where there is one', async () => {
        const live = release.goLive({ ...changes, ...release.asFallback });
        await open(page, id, live);
        await smokeJourney(id).through(page);
        await expectReport({ ...broken, release: live });
      });
    }
    await test.step('shows the card, and the rest of the site goes on', async () => {
      const live = release.goLive(changes);
      await open(page, id, live);
      await expectCard({ ...broken, release: live });
      await othersGoOn(page, id);
    });
    await test.step('comes back when it is mended', async () => {
      await goWithin(page, smokeJourney(id).path);
      await expect(card(page)).toBeVisible();
      if (given.mend) await given.mend(release, page);
      else await served(id, release.takeBack());
      await comesBack(page, id, given.mend !== undefined);
    });
  } finally {
    await page.unrouteAll();
    release.remove();
    await served(id, release.takeBack());
  }
}

/** A broken release, as the page reports it. */
interface Broken {
  page: Page;
  id: string;
  kind: string;
  version: string;
  /** The name of the manifest. */
  release: string;
}

async function expectCard(broken: Broken): Promise<void> {
  const { page } = broken;
  await expect(card(page)).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  const reference = await card(page).locator('code').textContent();
  expect(await expectReport(broken)).toMatchObject({ request_id: reference });
}

/** The report that this page has sent and the API has accepted. */
async function expectReport({ page, id, kind, version, release }: Broken): Promise<unknown> {
  const wanted = { area: id, version: kind === 'dropped' ? null : version, release, kind };
  const find = () =>
    reports.find((request) => {
      const report = parsed<{ kind: string; release: string }>(request.postData());
      return request.frame().page() === page && report.kind === kind && report.release === release;
    });
  await expect.poll(find, `a report of “${kind}”`).toBeDefined();
  const request = find();
  const report: unknown = request?.postDataJSON();
  expect(report).toMatchObject({ ...wanted, shell: expect.stringMatching(/^\d+\.\d+\.\d+-/) });
  const answer = await request?.response();
  expect(answer?.status()).toBe(204);
  return report;
}

/** Uses each other area: in the same page if its person sees the area, else in the page of a person who does. */
async function othersGoOn(page: Page, broken: string): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  for (const id of areaIds.filter((other) => other !== broken)) {
    const who = smokeJourney(id).who;
    if (who === undefined || pages.get(who) === page) await smoke(page, id);
    else await elsewhere(id);
  }
  expect(await notedIn(page, 'stays')).toBe(true);
}

async function elsewhere(id: string): Promise<void> {
  const page = getPage(id);
  await page.goto('/services');
  await smoke(page, id);
}

async function comesBack(page: Page, id: string, inPlace: boolean): Promise<void> {
  const retry = card(page).getByRole('button', { name: 'Réessayer' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(card(page)).toBeHidden({ timeout: 2000 });
  }).toPass();
  await smokeJourney(id).through(page);
  if (inPlace) expect(await notedIn(page, 'stays')).toBe(true);
}

async function open(page: Page, id: string, release: string): Promise<void> {
  await served(id, release);
  await page.goto(smokeJourney(id).path);
  await appReady(page); // A click before that would leave the page before its report was answered.
}

/** Resolves when the site serves pages of that release. */
async function served(id: string, release: string): Promise<void> {
  const url = `${mainSystem.site}${smokeJourney(id).path}`;
  await expect.poll(async () => (await fetch(url)).text()).toContain(`"release":"${release}"`);
}

function card(page: Page) {
  const retry = page.getByRole('button', { name: 'Réessayer' });
  return page.locator('main').getByRole('alert').filter({ has: retry });
}

function getPage(id: string): Page {
  const page = pages.get(smokeJourney(id).who ?? client);
  if (!page) throw new Error(`nobody sees ${id}`);
  return page;
}

async function openPage(browser: Browser, who: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: mainSystem.site });
  const page = await context.newPage();
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) reports.push(request);
  });
  await haveSession(page, who);
  return page;
}

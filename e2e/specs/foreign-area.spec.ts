import path from 'node:path';
import type { Page } from '@playwright/test';
import { appReady, saveData } from '../browser/app.ts';
import { still } from '../browser/page-requests.ts';
import { expectOneCopy, expectOneRenderer, noteRenderers } from '../browser/shared-copies.ts';
import { expect, test } from '../browser/test.ts';
import { demoAccounts } from '../pages/demo-accounts.ts';
import { haveSession, signIn } from '../pages/sign-in.ts';
import { follow, goWithin } from '../pages/smoke-journeys.ts';
import { mainSystem } from '../system/addresses.ts';
import { registerClient } from '../system/api.ts';
import { areaBreaks } from '../system/area-breaks.ts';
import { BrokenRelease } from '../system/broken-release.ts';
import { breaks } from '../system/foreign-breaks.ts';
import {
  changeJson,
  copyOf,
  foreignBuild,
  liveVersion,
  release,
} from '../system/foreign-release.ts';
import { LiveManifest } from '../system/live-manifest.ts';

const profile = '/client-dashboard/profile';
const deadlines = '/agenda/deadlines';
/** The faults for which a release is refused. */
const gated = new Set([
  'second-react',
  'unknown-share',
  'other-react',
  'needs-newer-shell',
  'corrupt-byte',
]);
const failedTitle = /^Cette (?:partie du site ne répond pas|page a rencontré un problème)$/;
const closedTitle = 'Cette partie du site est fermée pour le moment';

/** The area as its own repository has built and packed it. */
let build: { file: string; folder: string };
let found: LiveManifest | undefined;

test.describe.configure({ timeout: 120_000 });
test.beforeAll(async () => {
  test.setTimeout(600_000); // The first run packs, installs and builds.
  found = new LiveManifest(mainSystem);
  build = await foreignBuild();
  const { said } = await release('release', '--from', build.file);
  expect(said).toMatch(/^agenda 1\.0\.0-[0-9a-f]{8}$/m);
});
test.afterAll(() => found?.putBack());

test('an area of another repository, released from its package, shares the shell’s libraries', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/blocker on a POP navigation/); // No link leads there, so the address is changed directly.
  await page.addInitScript(saveData); // No files of another area are prefetched.
  await noteRenderers(page);
  const asked = noteQuestions(page);
  await signIn(page, demoAccounts.client);
  await expect(heading(page)).toHaveText('Profil');
  await still(page);
  expect(asked()).toContain('/api/client/overview');
  const before = asked().length;

  await goWithin(page, '/agenda');
  await expect(page).toHaveURL(deadlines);
  await expect(heading(page)).toHaveText('Vos échéances');
  await expect(page.locator('main')).toContainText('voici ce qui arrive à terme');
  await expect(months(page).first()).toBeVisible();
  expect(asked().slice(before)).toEqual([]);
  await expectOneCopy(page, ['agenda', 'client-dashboard']);
});

test('its pages have addresses, and work with the browser’s back button', async ({ page }) => {
  await openDeadlines(page);
  const month = await months(page).first().getAttribute('href');
  await page.goto(month ?? '');
  await appReady(page);
  const name = await heading(page).textContent();
  expect(name).toMatch(/^\p{L}+ 20\d\d$/u);
  await follow(page, deadlines);
  await expect(heading(page)).toHaveText('Vos échéances');
  await page.goBack();
  await expect(heading(page)).toHaveText(name ?? '');
  await page.goForward();
  await expect(heading(page)).toHaveText('Vos échéances');
  await page.goto('/agenda/months/1999-01');
  await expect(page.locator('main')).toContainText('Aucune échéance ce mois-ci');
});

test('it is in the language that a person chooses in the shell', async ({ page }) => {
  const client = await registerClient(mainSystem.api); // The language is stored in the account.
  await haveSession(page, client.email, client.password);
  await page.goto(deadlines);
  await expect(page.locator('main')).toContainText('Aucune échéance');
  await page.locator('button[lang=en]').first().click();
  await expect(page.locator('main')).toContainText('No deadline');
  await expect(page).toHaveTitle(/ – Diary · /);
});

test('its unsent input is lost only after a question, and the shell shows that it was sent', async ({
  page,
}) => {
  await openDeadlines(page);
  await months(page).first().click();
  const question = page.getByLabel('Votre question');
  await question.fill('Puis-je payer en deux fois ?');
  await page.getByRole('link', { name: 'Toutes les échéances' }).click();
  await page.getByRole('button', { name: 'Continuer à modifier' }).click();
  await expect(question).toHaveValue('Puis-je payer en deux fois ?');
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByText('Votre question est partie.')).toBeVisible();
  await expect(question).toHaveValue('');
});

test('it is rolled back, removed and restored as every other area', async ({ page, watch }) => {
  watch.expectComplaint(/503/); // The complaints about an area that was removed.
  await openDeadlines(page);
  const first = liveVersion('agenda');
  const next = copyOf(build.folder, 'next');
  changeJson<object>(path.join(next, 'package.json'), (it) => ({ ...it, version: '1.1.0' }));
  await release('release', '--from', next);
  expect(liveVersion('agenda')).toMatch(/^1\.1\.0-/);
  await release('release-store', 'rollback', 'agenda');
  expect(liveVersion('agenda')).toBe(first);
  expect((await release('release-store', 'list', 'agenda')).said).toMatch(/1\.0\.0-\w+ +live/);

  await release('release-store', 'disable', 'agenda');
  await expect(async () => {
    await page.goto(deadlines);
    await expect(heading(page)).toHaveText(closedTitle, { timeout: 2000 });
  }).toPass();
  await release('release-store', 'enable', 'agenda');
  await expect(async () => {
    await page.goto(deadlines);
    await expect(heading(page)).toHaveText('Vos échéances', { timeout: 2000 });
  }).toPass();
  expect((await release('release-store', 'status')).said).toMatch(/^agenda +1\.0\.0-/m);
});

for (const { what, breakIt, words, isSample = false } of breaks) {
  test(`it is refused with ${what}`, { tag: isSample ? [] : '@deep' }, async () => {
    const live = liveVersion('agenda');
    const area = copyOf(build.folder, 'broken');
    breakIt(area);
    const { isDone, said } = await release('release', '--from', area);
    expect(said).toMatch(words);
    expect(isDone).toBe(false);
    expect(liveVersion('agenda')).toBe(live);
  });
}

for (const { name, breakIt } of areaBreaks.filter((each) => gated.has(each.name))) {
  test(
    `forced into the store, it never runs: ${name}`,
    { tag: '@deep' },
    async ({ page, watch }) => {
      await haveSession(page, demoAccounts.client);
      watch.expectComplaint(/./); // The browser's error about a release that fails.
      await noteRenderers(page);
      const broken = new BrokenRelease(mainSystem, 'agenda', name);
      try {
        const changes = await breakIt(broken, page);
        await test.step('the release before it does, where there is one', async () => {
          await open(page, broken.goLive({ ...changes, ...broken.asFallback }));
          await expect(heading(page)).toHaveText('Vos échéances');
          await expectOneRenderer(page);
        });
        await test.step('else its place says so, and the other areas go on', async () => {
          await open(page, broken.goLive(changes));
          await expect(heading(page)).toHaveText(failedTitle);
          await goWithin(page, profile);
          await expect(heading(page)).toHaveText('Profil');
          await expectOneRenderer(page);
        });
      } finally {
        broken.remove();
      }
    },
  );
}

/** Opens the area once the site serves pages of that release. */
async function open(page: Page, name: string): Promise<void> {
  const site = `${mainSystem.site}${deadlines}`;
  await expect.poll(async () => (await fetch(site)).text()).toContain(`"release":"${name}"`);
  await page.goto(deadlines);
  await appReady(page);
}

/** The API paths that a page requests, without the stream of changes, which each area opens. */
function noteQuestions(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/changes') asked.push(pathname);
  });
  return () => asked;
}

async function openDeadlines(page: Page): Promise<void> {
  await haveSession(page, demoAccounts.client);
  await page.goto(deadlines);
  await appReady(page);
  await expect(heading(page)).toHaveText('Vos échéances');
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function months(page: Page) {
  return page.locator('main a[href^="/agenda/months/"]');
}

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { appReady } from '../browser/app.ts';
import { expectQuietPage } from '../browser/quiet-page.ts';
import { expect, test } from '../browser/test.ts';
import { demoAccounts } from '../pages/demo-accounts.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser } from '../system/api.ts';
import { layOutChangedRelease } from '../system/changed-release.ts';
import { LiveManifest } from '../system/live-manifest.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const page = '/negative-certificate';
const before = 'Votre certificat négatif, sans vous déplacer';
const after = 'Votre certificat négatif, depuis chez vous';
let version = '';
let live: string | undefined;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  live = new LiveManifest(mainSystem).found.areas.find(({ id }) => id === 'ordering')?.version;
  version = await layOutChangedRelease(mainSystem, 'ordering', [before, after]);
});
// However these tests end: a refusal says that nothing is left to do.
test.afterAll(async () => {
  for (const words of [
    ['drop', 'ordering'],
    ['rollback', `ordering@${live}`],
  ])
    await release(...words).catch(() => undefined);
});

const release = async (...words: string[]): Promise<string> => {
  const script = path.join(repository, 'scripts/release-store.mjs');
  const env = { ...process.env, ...mainSystem.environment };
  return (await promisify(execFile)('node', [script, ...words], { cwd: repository, env })).stdout;
};

/** A browser of its own, in a group of visitors. */
async function visitorOf(browser: Browser, group: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: mainSystem.site });
  await context.addCookies([{ name: 'canary_group', value: String(group), url: mainSystem.site }]);
  return context.newPage();
}

/**
 * Opens the page, and waits until the app has it: it shows the same as the server. A page that cannot be rendered in time is
 * stood in for by the one of the live release, and rendered again after three seconds: then a reload shows it.
 */
async function expectHeading(visitor: Page, text: string): Promise<void> {
  await expect(async () => {
    await visitor.goto(page);
    const heading = visitor.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(text, { timeout: 2_000 });
  }).toPass({ intervals: [4_000], timeout: 30_000 });
  await appReady(visitor);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(text);
}

test('a canary is for its group, reload after reload, until it is dropped or promoted', async ({
  browser,
}) => {
  const [inside, outside] = [await visitorOf(browser, 3), await visitorOf(browser, 30)];
  await expectHeading(inside, before);
  await release('canary', `ordering@${version}`, '10');
  for (let visits = 0; visits < 2; visits += 1) {
    await expectHeading(inside, after);
    await expectHeading(outside, before);
  }
  await release('drop', 'ordering');
  await expectHeading(inside, before);
  await release('canary', `ordering@${version}`, '10');
  await release('promote', 'ordering');
  await expectHeading(outside, after);
  await release('rollback', 'ordering');
  await expectHeading(inside, before);
  await Promise.all([inside, outside].map((each) => each.context().close()));
});

test('a visitor without a group gets one while a canary runs, and keeps it', async ({
  page: visitor,
  context,
}) => {
  const groups = async () =>
    (await context.cookies()).filter(({ name }) => name === 'canary_group');
  await visitor.goto(page);
  expect(await groups()).toEqual([]);
  await release('canary', `ordering@${version}`, '10');
  await visitor.goto(page);
  const [group] = await groups();
  expect(group).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await visitor.reload();
  expect((await groups()).map(({ value }) => value)).toEqual([group?.value]);
  await release('drop', 'ordering');
});

test('a preview is for one browser, says so on each page, and is left by one click', async ({
  page: visitor,
  browser,
}) => {
  await visitor.goto(`${page}?mfe=ordering@${version}`);
  expect(new URL(visitor.url()).search).toBe('');
  const badge = visitor.getByRole('complementary', { name: 'Aperçu' });
  await expect(badge).toContainText(`ordering ${version}`);
  await expectHeading(visitor, after);
  await expect(badge).toBeVisible();
  await expectQuietPage(visitor);
  await visitor.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Nos services');
  await expect(badge).toBeVisible();

  const other = await visitorOf(browser, 0);
  await expectHeading(other, before);
  await other.context().close();

  await badge.getByRole('link', { name: 'Quitter l’aperçu' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Nos services');
  await expect(badge).toHaveCount(0);
  await expectHeading(visitor, before);
});

test('in English, the badge of a preview is English', async ({ page: visitor }) => {
  await visitor.goto(`${page}?mfe=ordering@${version}`);
  await visitor.evaluate(() => localStorage.setItem('locale', 'en'));
  await visitor.reload();
  await appReady(visitor);
  await expect(visitor.getByRole('link', { name: 'Leave the preview' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Quitter l’aperçu' })).toBeHidden();
});

test('in production a preview is for administrators', { tag: '@deep' }, async ({ playwright }) => {
  const port = new URL(mainSystem.site).port;
  const own = String(Number(port) + 500);
  const site = `http://localhost:${own}`;
  const edge = spawn('node', ['apps/edge/src/main.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      ...mainSystem.environment,
      APP_ENV: 'production',
      EDGE_SECRET: 'x'.repeat(48),
      SITE_PORT: own,
      SITE_URL: site,
      TRUSTED_PROXIES: 'none',
    },
  });
  try {
    await expect
      .poll(() =>
        fetch(`${site}/login`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    const open = async (token?: string) => {
      const client = await playwright.request.newContext({ baseURL: site });
      const cookie = token === undefined ? '' : `token=${token}`;
      const answer = await client.get(`${page}?mfe=ordering@${version}`, {
        headers: { cookie },
        maxRedirects: 0,
      });
      await client.dispose();
      return answer.status();
    };
    expect(await open()).toBe(403);
    const client = await ApiUser.signIn(mainSystem.api, demoAccounts.client);
    expect(await open(client.token)).toBe(403);
    const admin = await ApiUser.signIn(mainSystem.api, demoAccounts.admin);
    expect(await open(admin.token)).toBe(302);
  } finally {
    edge.kill();
    await once(edge, 'exit');
  }
});

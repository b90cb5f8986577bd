import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { appReady, saveData } from '../browser/app.ts';
import { watchQuestions } from '../browser/answered.ts';
import { askTogether, openClients } from '../browser/page-client.ts';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { registerClient } from '../system/api.ts';
import { sql } from '../system/database.ts';
import { readBody } from '../system/json.ts';

const ordersPage = '/client-dashboard/orders';

async function readCookie(context: BrowserContext, name: string): Promise<string> {
  const cookie = (await context.cookies()).find((each) => each.name === name);
  return cookie?.value ?? '';
}

const computeHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Signs in a new client, and opens more tabs in the same browser. The client is new because other journeys' changes to a
 * shared client would be announced here, and a tab that refetches would refresh its token too early.
 */
async function openTabs(page: Page, count: number) {
  const client = await registerClient(mainSystem.api);
  await haveSession(page, client.email, client.password);
  await page.context().addInitScript(saveData); // Nothing is prefetched, so that a tab is soon quiet.
  const others = await Promise.all(
    Array.from({ length: count - 1 }, () => page.context().newPage()),
  );
  const tabs = [page, ...others];
  await Promise.all(
    tabs.map(async (tab) => {
      const answered = watchQuestions(tab);
      await tab.goto(ordersPage);
      await appReady(tab);
      await expect(tab).toHaveURL(ordersPage);
      await answered(); // Background requests must not meet the end of the token.
    }),
  );
  return { tabs, client };
}

/** Makes the access token expire now, as it does after ten minutes. */
async function expireAccess(context: BrowserContext): Promise<void> {
  const token = await readCookie(context, 'token');
  await sql(
    mainSystem,
    "UPDATE session_tokens SET access_expires_at = now() - interval '1 minute' WHERE access_token_hash = $1",
    [computeHash(token)],
  );
  const ask = () =>
    fetch(`${mainSystem.api}/user`, { headers: { authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await ask()).status).toBe(401); // The API caches a session for a second.
}

/** Records every refresh request of a tab. */
function noteRefreshes(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/refresh')) sent.push(request.postData() ?? '');
  });
  return sent;
}

/** Resolves when this many requests were answered with 401. */
function manyRefused(context: BrowserContext, count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let refused = 0;
  context.on('response', (response) => {
    if (response.status() === 401) refused += 1;
    if (refused === count) resolve();
  });
  return promise;
}

test.beforeEach(async ({ watch, context }) => {
  watch.expectComplaint(/status of 401/);
  await openClients(context);
});

test('five tabs with an expired token send a hundred requests: one refresh, a hundred answers', async ({
  page,
  context,
}) => {
  const { tabs } = await openTabs(page, 5);
  const before = await readCookie(context, 'token');
  const refreshes = noteRefreshes(context);
  // The first refresh is answered only when every tab has got a 401 and would refresh too. A tab may also refresh in the
  // background; then that refresh is the first.
  const everyTabRefused = manyRefused(context, 100);
  await context.route('**/api/refresh', async (route) => {
    await everyTabRefused;
    await route.continue();
  });
  await expireAccess(context);
  const answers = await Promise.all(tabs.map((tab) => askTogether(tab, 20)));
  expect(answers.flat()).toEqual(Array.from({ length: 100 }, () => 200));
  expect(refreshes).toHaveLength(1);
  expect(await readCookie(context, 'token')).not.toBe(before);
});

test(
  'a refresh whose response is lost is sent again, and the session stays',
  { tag: '@deep' },
  async ({ page, context, watch }) => {
    watch.expectComplaint(/ERR_FAILED/);
    const { tabs } = await openTabs(page, 2);
    await expireAccess(context);
    const refreshes = noteRefreshes(context);
    const handled: { refresh_token: string }[] = [];
    await context.route('**/api/refresh', async (route) => {
      const response = await route.fetch();
      handled.push(await readBody<{ refresh_token: string }>(response));
      if (handled.length === 1) await route.abort();
      else await route.fulfill({ response });
    });
    const answers = await Promise.all(tabs.map((tab) => askTogether(tab, 10)));
    expect(answers.flat()).toEqual(Array.from({ length: 20 }, () => 200));
    expect(refreshes).toHaveLength(2);
    expect(new Set(refreshes).size).toBe(1);
    // Both have the same successor, so the token family did not fork.
    expect(new Set(handled.map((answer) => answer.refresh_token)).size).toBe(1);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(ordersPage);
  },
);

test(
  'reuse of an old refresh token ends the session for the thief and for every tab, whose pages wait',
  { tag: '@deep' },
  async ({ page, context }) => {
    const { tabs, client } = await openTabs(page, 3);
    const stolen = await readCookie(context, 'refreshToken');
    for (const _turn of ['first', 'second']) {
      await expireAccess(context);
      expect(await askTogether(page, 1)).toEqual([200]);
    }
    const thief = await fetch(`${mainSystem.api}/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: stolen }),
    });
    expect(thief.status).toBe(401);

    const refreshes = noteRefreshes(context);
    expect(await askTogether(page, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(refreshes).toHaveLength(1);
    expect(await context.cookies()).toEqual([]);
    for (const tab of tabs) await expect(expired(tab)).toBeVisible();
    const [family] = await sql(
      mainSystem,
      'SELECT revoked_at FROM sessions JOIN session_tokens ON session_id = sessions.id WHERE refresh_token_hash = $1',
      [computeHash(stolen)],
    );
    expect(family?.['revoked_at']).not.toBeNull();

    const [first, second] = tabs;
    if (!first || !second) throw new Error('no tabs');
    await first.bringToFront();
    await first.getByRole('heading', { level: 1 }).evaluate((heading) => {
      Object.assign(heading, { kept: true });
    });
    await expect(first.getByLabel('Adresse e-mail')).toHaveValue(client.email);
    await first.getByLabel('Mot de passe', { exact: true }).fill(client.password);
    await first.keyboard.press('Enter');
    for (const tab of [first, second]) {
      await expect(expired(tab)).toBeHidden();
      await expect(tab).toHaveURL(ordersPage);
    }
    const heading = first.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element): unknown => Reflect.get(element, 'kept'))).toBe(true);
  },
);

test('a person who does not sign in again is led to /login, and back to the page afterwards', async ({
  page,
  context,
}) => {
  const { client } = await openTabs(page, 1);
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(expired(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Quitter la page' })
    .last()
    .click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Adresse e-mail').fill(client.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(client.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ordersPage);
});

/** The dialog above a page whose session has ended. */
function expired(tab: Page) {
  return tab.getByRole('dialog', { name: 'Votre session a expiré' });
}

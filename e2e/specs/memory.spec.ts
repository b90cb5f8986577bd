import type { Page } from '@playwright/test';
import { aPdf } from '@tassis/testing/builders';
import { quickChromium } from '../browser/launch-options.ts';
import { measureHeld } from '../browser/memory.ts';
import { still } from '../browser/page-requests.ts';
import { expect, test } from '../browser/test.ts';
import { areaIds, goWithin, smokeJourney } from '../pages/smoke-journeys.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser, registerClient } from '../system/api.ts';
import { sql } from '../system/database.ts';
import { readBody } from '../system/json.ts';

const changes = 50;
const signedIn = areaIds.filter((id) => smokeJourney(id).who !== undefined);

test.setTimeout(180_000);
// Without the optimising compilers, whose code for hot functions would count as memory of the page.
test.use({
  launchOptions: {
    ...quickChromium,
    args: [...quickChromium.args, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
  },
});

for (const own of signedIn) {
  for (const other of ['ordering', 'marketing'] as const) {
    test(
      `${changes} changes between ${own} and ${other} do not leak memory`,
      { tag: '@deep' },
      async ({ page }) => {
        const { who = '', path } = smokeJourney(own);
        await haveSession(page, who);
        await page.goto(path);
        await expect(page.locator('main h1')).toBeVisible();
        const goTo = async (id: string): Promise<void> => {
          await goWithin(page, smokeJourney(id).path);
          await smokeJourney(id).shown(page);
        };
        await goTo(other);
        await goTo(own);
        await goTo(other);
        await still(page); // The prefetched pages stay in memory.
        const first = await measureHeld(page);
        for (let n = 0; n < changes; n += 2) {
          await goTo(own);
          await goTo(other);
        }
        const last = await measureHeld(page);
        expect(last.heap / first.heap).toBeLessThanOrEqual(1.1);
        expect(last.nodes / first.nodes).toBeLessThanOrEqual(1.1);
        expect(last.listeners / first.listeners).toBeLessThanOrEqual(1.1);
      },
    );
  }
}

test(`${changes} pages of notifications do not leak memory`, { tag: '@deep' }, async ({ page }) => {
  const { email, password } = await registerClient(mainSystem.api);
  await sql(
    mainSystem,
    `INSERT INTO notifications (user_id, type, code, params, link)
       SELECT id, 'order', 'order_received', '{"reference": "CMD-1"}', '/client-dashboard/orders'
       FROM users, generate_series(1, 1100) WHERE email = $1`,
    [email],
  );
  await haveSession(page, email, password);
  await page.goto('/client-dashboard/notification');
  const goOn = async (to: number) => {
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL(new RegExp(`[?]page=${to}$`, 'u'));
    await expect(page.getByRole('list', { name: 'Vos notifications' })).toBeVisible();
  };
  await turnPages(page, goOn);
});

test(`${changes} pages of documents do not leak memory`, { tag: '@deep' }, async ({ page }) => {
  const { email, password } = await registerClient(mainSystem.api);
  const client = await ApiUser.signIn(mainSystem.api, email, password);
  const sent = { order_id: null, kind: 'other', name: 'Bail.pdf', content: aPdf() };
  const answer = await client.post('/client/documents', sent);
  const { data } = await readBody<{ data: { id: string } }>(answer);
  await sql(
    mainSystem,
    `INSERT INTO documents (client_id, kind, name, file_id, origin, status, created_at)
     SELECT client_id, kind, 'Feuille ' || n, file_id, 'staff', 'accepted', created_at - n * interval '1 hour'
     FROM documents, generate_series(1, 1100) AS n WHERE documents.id = $1`,
    [data.id],
  );
  await haveSession(page, email, password);
  await page.goto('/client-dashboard/documents');
  const turnTo = async (number: number): Promise<void> => {
    await page.getByRole('link', { name: 'Page suivante' }).click();
    const name = `Feuille ${number * 20 - 5}`;
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  };
  await turnPages(page, turnTo);
});

for (const list of ['orders', 'bills'] as const) {
  test(`${changes} pages of ${list} do not leak memory`, { tag: '@deep' }, async ({ page }) => {
    const { email, password } = await registerClient(mainSystem.api);
    await sql(
      mainSystem,
      `WITH ordered AS (
         INSERT INTO orders (reference, client_id, content, pricing, total_centimes, submission_hash, created_at)
         SELECT $2 || '-' || n, id, content, pricing, 47000, n::text, now() - n * interval '1 hour'
         FROM users, generate_series(1, 1100) AS n, (SELECT content, pricing FROM orders WHERE service = 'negative_certificate_request' LIMIT 1) AS any_order WHERE email = $1
         RETURNING id, client_id, reference, created_at)
       INSERT INTO bills (number, order_id, client_id, parties, lines, pricing, total_centimes, issued_on, due_on, created_at)
       SELECT reference, id, client_id, '{}', '[]', '{}', 47000, current_date, current_date + 30, created_at FROM ordered`,
      [email, list],
    );
    await haveSession(page, email, password);
    await page.goto(`/client-dashboard/${list}`);
    const turnTo = async (number: number): Promise<void> => {
      await page.getByRole('link', { name: 'Page suivante' }).click();
      const name = `${list}-${number * 20 - 5}`;
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    };
    await turnPages(page, turnTo);
  });
}

/** Pages through a list; after fifty pages the memory is not higher than after five. */
async function turnPages(page: Page, turnTo: (to: number) => Promise<void>): Promise<void> {
  for (let to = 2; to <= 5; to += 1) await turnTo(to);
  await still(page); // See above.
  const first = await measureHeld(page);
  for (let to = 6; to <= changes; to += 1) await turnTo(to);
  const last = await measureHeld(page);
  expect(last.heap / first.heap).toBeLessThanOrEqual(1.1);
  expect(last.nodes / first.nodes).toBeLessThanOrEqual(1.1);
  expect(last.listeners / first.listeners).toBeLessThanOrEqual(1.1);
}

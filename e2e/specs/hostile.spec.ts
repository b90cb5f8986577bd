import { hostileStrings } from '@tassis/testing/hostile';
import { readPdf } from '@tassis/testing/read-pdf';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { setCanary } from '../browser/canary.ts';
import { decoded, strangeInMails } from '../browser/mail-html.ts';
import { expect, test } from '../browser/test.ts';
import { haveSessionAt } from '../pages/sign-in.ts';
import { StaffScreens } from '../pages/staff/staff-screens.ts';
import { ownSystemAt } from '../system/addresses.ts';
import { ApiUser } from '../system/api.ts';
import { sql } from '../system/database.ts';
import { answered, asStored, strings, type Outcomes } from '../system/hostile/entered.ts';
import { HELD, type HostileClient } from '../system/hostile/fill-client.ts';
import { fillHouse, FIRM } from '../system/hostile/fill-house.ts';
import { readBody } from '../system/json.ts';
import { OwnSystem } from '../system/own-system.ts';
import { copyPreparedData } from '../system/prepared-data.ts';

const STAFF = 'admin@demo.tassis.ma';
const HOUR = 3_600_000;
const PATIENT = { timeout: 60_000, intervals: [1000] };
const addresses = ownSystemAt(90, 'hostile');
/** Settings without rate limits. */
const environment = {
  ...addresses.environment,
  RATE_LIMIT_PER_MINUTE: '0',
  LOGIN_LIMIT_PER_ADDRESS: '100000',
  REGISTRATION_LIMIT_PER_ADDRESS: '100000',
  FORM_LIMIT_PER_ADDRESS: '100000',
};
const system = { ...addresses, environment };
const house = new OwnSystem(system);

/** The lists of the menu; every n-th row is opened in the panel. */
const lists = [
  ['/admin-dashboard/orders'],
  ['/admin-dashboard/clients', HELD],
  ['/admin-dashboard/payments'],
  ['/admin-dashboard/documents?kind=identity', HELD],
  ['/admin-dashboard/contact-submissions', 1],
  ['/admin-dashboard/newsletter-subscriptions'],
  ['/admin-dashboard/domiciliation-warnings', HELD],
  ['/admin-dashboard/domiciliations'],
  ['/admin-dashboard/callbacks', 1],
  // The subjects of these contain the names of refused documents.
  ['/admin-dashboard/mails?search=renvoyer', HELD],
  ['/manage-users', HELD],
  ['/validate-accountants', 1],
] as const;

let clients: HostileClient[] = [];
let lookedAt: HostileClient[] = [];
let outcomes: Outcomes = {};

test.use({ baseURL: system.site });
test.describe.configure({ mode: 'serial', timeout: 2 * HOUR });
test.beforeAll(async () => {
  test.setTimeout(HOUR);
  copyPreparedData(system.dataDirectory);
  await house.start();
  const filled = await fillHouse(system);
  clients = filled.clients.toSorted((one, other) => one.place - other.place);
  lookedAt = clients.filter(({ place }) => place % HELD === 0);
  outcomes = filled.outcomes;
});
test.afterAll(() => house.stop());

/** Removes spaces, which the page may render differently, and invisible characters. */
const bare = (text: string) => asStored(text).replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '');

/** The texts that are missing in the output. */
function missingIn(said: string, texts: readonly string[] = strings): string[] {
  const all = bare(said);
  return texts.filter((text) => !all.includes(bare(text)));
}

test('each form accepts or refuses 200 hostile texts', { tag: '@deep' }, () => {
  expect(new Set(Object.values(hostileStrings).flat()).size).toBe(200);
  expect(clients).toHaveLength(200);
  for (const [form, { taken, refused }] of Object.entries(outcomes)) {
    const counts = `${taken} taken, ${refused} refused`;
    test.info().annotations.push({ type: form, description: counts });
    expect(taken, `${form}: ${counts}`).toBeGreaterThan(refused);
  }
});

test(
  'a foreign script would be noticed on every screen, and none runs',
  { tag: '@deep' },
  async ({ page, context }) => {
    const canary = await setCanary(context);
    // A token is valid for ten minutes.
    const enterAnew = () => haveSessionAt(system, page, { email: STAFF });
    await enterAnew();
    const screens = new StaffScreens(page);

    await test.step('it is heard', async () => {
      await screens.open('/admin-dashboard/dashboard');
      await page.evaluate('canary()');
      expect(canary.heard.splice(0)).toHaveLength(1);
    });

    for (const [path, every] of lists) {
      await test.step(path, async () => {
        await enterAnew();
        expect.soft(missingIn(await screens.readList(path, every)), path).toEqual([]);
      });
    }

    await test.step('a search for each is a search', async () => {
      await enterAnew();
      for (const text of strings.filter((_, place) => place % HELD === 0)) {
        await screens.open(`/admin-dashboard/clients?search=${encodeURIComponent(asStored(text))}`);
      }
    });

    await test.step('the order, its client, its bill, its domiciliation', async () => {
      const admin = await ApiUser.signIn(system.api, STAFF);
      for (const { orderId, userId, billId, place, others } of lookedAt) {
        await enterAnew();
        for (const id of [others?.creationId, others?.certificateId]) {
          await screens.open(`/admin-dashboard/order/${id}`);
          if (id === others?.creationId) await expectThread(page, place);
        }
        await screens.open(`/admin-dashboard/order/${orderId}`);
        await expectThread(page, place);
        await screens.open(`/admin-dashboard/clients/${userId}`);
        await screens.open(`/admin-dashboard/bill/${billId}`);
        const found = await admin.get(`/admin/domiciliations?client=${userId}`);
        const { data } = await readBody<{ data: { id: string }[] }>(found);
        await screens.open(`/admin-dashboard/domiciliations/${data[0]?.id}`);
      }
    });

    await test.step('the queue of documents, one after the other', async () => {
      await enterAnew();
      await screens.open('/admin-dashboard/documents/review');
      for (let place = 0; place < strings.length; place += 1) {
        await page.keyboard.press('j');
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
      }
      await screens.read();
    });

    await test.step('the saved views', async () => {
      const views = strings.map((text) => ({ list: 'orders', name: asStored(text), query: '' }));
      await sql(
        system,
        `INSERT INTO saved_views (user_id, views) SELECT id, $2::jsonb FROM users WHERE email = $1`,
        [STAFF, JSON.stringify(views)],
      );
      await enterAnew();
      await screens.open('/admin-dashboard/orders');
      await page.getByRole('button', { name: 'Vues' }).click();
      const said = async () => missingIn((await page.locator('body').textContent()) ?? '');
      await expect.poll(said, PATIENT).toEqual([]);
      await page.keyboard.press('Escape');
    });

    await test.step('the settings', async () => {
      await screens.open('/system-settings');
      await expect.poll(() => screens.read(), PATIENT).toContain('canary()');
    });

    await test.step('the pages of the site that name the firm', async () => {
      for (const path of ['/', '/contact', '/legal', '/about']) {
        const read = async () => {
          await page.goto(path);
          await expect(page.locator('html[data-ready]')).toBeAttached();
          return page.locator('body').textContent();
        };
        // The first request to each edge process may get the page from before a change.
        await expect.poll(read, PATIENT).toContain(FIRM);
      }
    });
    expect(canary.heard).toEqual([]);
  },
);

test(
  'a client reads their order and its messages as text',
  { tag: '@deep' },
  async ({ browser, baseURL }) => {
    for (const { email, password, orderId, place, others } of lookedAt) {
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      const canary = await setCanary(context);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await haveSessionAt(system, page, { email, password });
      const screens = new StaffScreens(page);
      await screens.open(`/client-dashboard/order/details/${orderId}`);
      await expectThread(page, place);
      for (const id of [others?.creationId, others?.certificateId])
        await screens.open(`/client-dashboard/order/details/${id}`);
      await screens.open('/client-dashboard/orders');
      await screens.open('/client-dashboard/profile');
      expect([canary.heard, complaints]).toEqual([[], []]);
      await context.close();
    }
  },
);

test(
  'a mail has only the elements of its template and links only to the site',
  { tag: '@deep' },
  async ({ page }) => {
    const mails = await sql(system, 'SELECT template, subject, text, html, headers FROM mails');
    expect(mails.length).toBeGreaterThan(5 * strings.length);
    const found = await strangeInMails(
      page,
      mails.map(({ html }) => String(html)),
    );
    expect(found).toEqual([]);
    const heads = mails.map(
      ({ subject, headers }) => `${String(subject)}${JSON.stringify(headers)}`,
    );
    expect(heads.filter((head) => /[\r\n]/u.test(head))).toEqual([]);
    expect(missingIn(mails.map(({ html }) => decoded(String(html))).join('\n'))).toEqual([]);
  },
);

test('a PDF contains the text, and nothing in it runs', { tag: '@deep' }, async () => {
  let said = '';
  for (const { email, password, billId } of clients) {
    // A token is valid for ten minutes.
    const client = await ApiUser.signIn(system.api, email, password);
    const { data: documents } = await answered<{ data: { id: string; origin: string }[] }>(
      'documents',
      client.get('/client/documents?per_page=100'),
    );
    const made = documents.filter(({ origin }) => origin === 'system');
    expect(made.length).toBeGreaterThanOrEqual(4);
    const links = [`/bills/${billId}/pdf-link`];
    for (const { id } of documents) links.push(`/documents/${id}/download-link`);
    for (const link of links) {
      const file = await download(client, link);
      const { text, actions, links: leads } = await readPdf(file.bytes);
      said += text;
      expect([actions, leads], link).toEqual([[], []]);
      expect(file.disposition).toMatch(
        /^attachment; filename="[^"\\/\r\n]*"; filename\*=UTF-8''[\w.%!#$&+^`|~-]*$/u,
      );
    }
  }
  const drawable = strings.filter((text) => /^[\s\x20-\x7E\u00A0-\u00FF]*$/u.test(text));
  // A page break may split the text.
  const lines = drawable.flatMap((text) => text.split(/[\r\n]+/u));
  expect(missingIn(said, lines)).toEqual([]);
});

test('a CSV export has the right cells, and no formula', { tag: '@deep' }, async () => {
  const admin = await ApiUser.signIn(system.api, STAFF);
  const names = [
    'callback-requests',
    'contact-submissions',
    'documents',
    'domiciliation-warnings',
    'clients',
    'orders',
    'domiciliations',
    'mails',
    'newsletter-subscriptions',
    'payments',
    'users',
    'partners',
  ];
  for (const name of names) {
    const { bytes } = await download(admin, `/admin/${name}/download-link?format=csv`);
    // Throws when a row has another number of cells than the first.
    const [columns = [], ...rows] = parse(Buffer.from(bytes), { bom: true, delimiter: ';' });
    expect(rows.length, name).toBeGreaterThan(clients.length / 2);
    const cells = rows.flat();
    // Numbers are not user input.
    const formulas = cells.filter(
      (cell) => /^[=+\-@\t\r\n＝＋－＠]/u.test(cell) && !/^-\d+(?:,\d+)?$/u.test(cell),
    );
    expect([columns.length > 2, formulas], name).toEqual([true, []]);
    if (name !== 'mails') expect(missingIn(cells.join('\n')), name).toEqual([]);
  }
});

/** The messages of an order, and its history, load after the rest of its page. */
async function expectThread(page: Page, place: number): Promise<void> {
  const held = strings.slice(place, place + HELD);
  const missing = async () => missingIn((await page.getByRole('main').textContent()) ?? '', held);
  await expect.poll(missing, PATIENT).toEqual([]);
}

async function download(user: ApiUser, link: string) {
  const { data } = await answered<{ data: { url: string } }>(link, user.post(link, {}));
  const file = await fetch(new URL(data.url, system.api));
  expect(file.status, link).toBe(200);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { bytes, disposition: file.headers.get('content-disposition') };
}

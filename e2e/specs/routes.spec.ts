import type { Page } from '@playwright/test';
import { appReady } from '../browser/app.ts';
import { expect, test } from '../browser/test.ts';
import { expectQuietPage } from '../browser/quiet-page.ts';
import { follow } from '../pages/smoke-journeys.ts';
import { haveSession } from '../pages/sign-in.ts';
import { people, routeTable, type Person, type SiteRoute } from '../system/route-table.ts';

const emails: Record<Exclude<Person, 'visitor'>, string> = {
  client: 'client@demo.tassis.ma',
  partner: 'partner@demo.tassis.ma',
  admin: 'admin@demo.tassis.ma',
  content_admin: 'contenu@demo.tassis.ma',
};

const landings: Record<Exclude<Person, 'visitor'>, string> = {
  client: '/client-dashboard/profile',
  partner: '/partner-dashboard',
  admin: '/admin-dashboard/dashboard',
  content_admin: '/dashboard/dashboard',
};

/** Where somebody arrives, and what the guard remembers of where they wanted to go. */
function outcome(person: Person, { path, access, leadsTo = path }: SiteRoute) {
  if (access === 'all') return { at: leadsTo, remembered: null };
  if (access === 'signed-out') return { at: doorFor(person, path), remembered: null };
  if (access.includes(person)) return { at: leadsTo, remembered: null };
  return { at: person === 'visitor' ? '/login' : '/', remembered: path };
}

/** /register knows no content administrators. */
function doorFor(person: Person, path: string): string {
  if (person === 'visitor') return path;
  return person === 'content_admin' && path === '/register' ? '/' : landings[person];
}

const rows = new Map(routeTable.map((route) => [route.path, route]));

function titleAt(address: string, person: Person, wanted: SiteRoute): string {
  const { title, titleWithin = title } = rows.get(address) ?? wanted;
  return person === 'visitor' ? title : titleWithin;
}

/** The two ways to an address: by loading it, and by a link where the page before has one. */
const ways = {
  'cold load': async (page: Page, path: string) => {
    await page.goto(path);
    await appReady(page);
  },
  'in-app navigation': async (page: Page, path: string) => {
    if ((await page.locator(`a[href="${path}"]`).count()) > 0) await follow(page, path);
    else await page.evaluate(comeBackTo, path);
  },
};

/** As the browser's own buttons do: the router hears of it and loads no document. */
function comeBackTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

const isDeep = process.env['TEST_TIER'] === 'deep';

/** Loading each page for everybody takes minutes; in the fast tier each is loaded by who is meant, and by some others. */
function isLoaded(person: Person, route: SiteRoute): boolean {
  if (isDeep || route.access === 'signed-out' || isMeantFor(person, route)) return true;
  return routeTable.indexOf(route) % 7 === people.indexOf(person);
}

/** Public pages differ by person in their header only, which the home page shows for all. */
function isMeantFor(person: Person, { path, access }: SiteRoute): boolean {
  if (access === 'all') return person === 'visitor' || path === '/';
  return access === 'signed-out' ? person === 'visitor' : access.includes(person);
}

/** Places to come are one page with other words: the fast tier looks at the first of them closely. */
function placesToComeOnce() {
  let seen = false;
  return async (page: Page): Promise<boolean> => {
    const isToCome = (await page.getByText('Bientôt ici', { exact: true }).count()) > 0;
    const isNew = isDeep || !isToCome || !seen;
    seen ||= isToCome;
    return isNew;
  };
}

test.describe.configure({ mode: 'parallel' });

for (const person of people) {
  for (const [way, go] of Object.entries(ways)) {
    test(`every route as ${person}, by ${way}`, async ({ page, watch }) => {
      test.setTimeout(300_000); // some sixty pages
      watch.expectComplaint(/^Access denied: this area needs the role/);
      watch.expectComplaint(/status of 404/); // an order that is not there
      if (person !== 'visitor') await haveSession(page, emails[person]);
      await page.goto('/');
      await appReady(page);
      const isCold = way === 'cold load';
      const isNew = placesToComeOnce();
      for (const route of routeTable.filter((each) => !isCold || isLoaded(person, each))) {
        await test.step(route.path, async () => {
          const { at, remembered } = outcome(person, route);
          await page.evaluate(() => sessionStorage.removeItem('previousUrl'));
          await go(page, route.path);
          await expect(page).toHaveURL(at);
          await expect(page).toHaveTitle(`${titleAt(at, person, route)} · Tassis`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const kept = await page.evaluate(() => sessionStorage.getItem('previousUrl'));
          expect(kept, 'the remembered address').toBe(remembered);
          if (isCold && isMeantFor(person, route) && (await isNew(page)))
            await expectQuietPage(page);
        });
      }
    });
  }
}

test('areas of the staff warn on the console when they turn somebody away', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/^Access denied/);
  for (const [path, warnings] of [
    ['/admin-dashboard/orders', 1],
    ['/dashboard/packages', 1],
    ['/client-dashboard/orders', 0],
  ] as const) {
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await appReady(page);
    expect(heard.filter((text) => text.startsWith('Access denied'))).toHaveLength(warnings);
    page.removeAllListeners('console');
  }
});

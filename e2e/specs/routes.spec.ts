import type { Page } from '@playwright/test';
import { appReady } from '../browser/app.ts';
import { expect, test } from '../browser/test.ts';
import { expectQuietPage } from '../browser/quiet-page.ts';
import { demoAccounts } from '../pages/demo-accounts.ts';
import { goWithin } from '../pages/smoke-journeys.ts';
import { haveSession } from '../pages/sign-in.ts';
import { getOutcome } from '../routes/outcomes.ts';
import { people, routeTable, type Person, type SiteRoute } from '../routes/route-table.ts';
import { isDeep } from '../system/tier.ts';

/** One address for each outcome and each layout. `routes/route-table.test.tsx` checks the whole table without a browser. */
const visited: Record<Person, string[]> = {
  visitor: [
    '/',
    '/team',
    '/negative-certificate',
    '/reset-password', // Without the parameters of its link.
    '/nowhere', // An unknown address.
    '/client-dashboard/orders', // Refused.
  ],
  client: [
    '/account',
    '/client-dashboard', // Redirected by its area.
    '/client-dashboard/orders',
    '/login', // Signed in already.
    '/dashboard/packages', // For another role.
  ],
  partner: [],
  admin: [], // Covered by other journeys.
  content_admin: ['/dashboard/dashboard'],
};

/** The two ways to an address: loading it, and following a link of the previous page if it has one. */
const ways = {
  'cold load': async (page: Page, path: string) => {
    await page.goto(path);
    await appReady(page);
  },
  'in-app navigation': goWithin,
};

const walks = isDeep ? Object.keys(ways) : ['cold load'];

test.describe.configure({ mode: 'parallel' });

for (const person of people.filter((each) => isDeep || visited[each].length > 0)) {
  for (const way of walks) {
    test(`what a ${person} finds at an address, by ${way}`, async ({ page, watch }) => {
      test.setTimeout(300_000); // The addresses are visited one after the other, some sixty in the deep tier.
      watch.expectComplaint(/^Access denied: this area needs the role/);
      watch.expectComplaint(/status of 404/); // An order that does not exist.
      if (person !== 'visitor') await haveSession(page, demoAccounts[person]);
      await page.goto('/');
      await appReady(page);
      const isCold = way === 'cold load';
      for (const route of routesFor(person)) {
        await test.step(route.path, async () => {
          const { at, title, remembered } = getOutcome(person, route);
          await page.evaluate(() => sessionStorage.removeItem('previousUrl'));
          await (isCold ? ways['cold load'] : ways['in-app navigation'])(page, route.path);
          await expect(page).toHaveURL(at);
          await expect(page).toHaveTitle(title);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const found = await page.evaluate(() => sessionStorage.getItem('previousUrl'));
          expect(found, 'the remembered address').toBe(remembered);
          if (isCold && isMeantFor(person, route)) await expectQuietPage(page, looks);
        });
      }
    });
  }
}

/** Stories check each screen in the usual widths; here it is in its frame, with stored data. */
const looks = isDeep ? {} : { widths: [320] };

function routesFor(person: Person): SiteRoute[] {
  return routeTable.filter(({ path }) => isDeep || visited[person].includes(path));
}

/** Public pages differ by person only in their header, which is checked on the home page. */
function isMeantFor(person: Person, { path, access }: SiteRoute): boolean {
  if (access === 'all') return person === 'visitor' || path === '/';
  return access === 'signed-out' ? person === 'visitor' : access.includes(person);
}

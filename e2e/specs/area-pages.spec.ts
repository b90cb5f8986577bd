import { appReady, holdApp, saveData } from '../browser/app.ts';
import { slowNetwork } from '../browser/network.ts';
import { requestsSince, steps, still } from '../browser/page-requests.ts';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { areaDescriptors } from '../system/area-descriptors.ts';
import { parsed } from '../system/json.ts';

/** Runs in the page: the preloaded files that are neither one of its scripts nor one of its style sheets. */
function preloadedInVain(): string[] {
  const used = new Set<string>();
  for (const { rel, href } of document.querySelectorAll('link'))
    if (rel === 'modulepreload' || rel === 'stylesheet') used.add(href);
  const ahead = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]');
  return [...ahead].map(({ href }) => href).filter((href) => !used.has(href));
}

test('the first page of a visit requests its own files together with its area’s entry', async ({
  page,
}) => {
  await page.addInitScript(saveData); // Nothing is prefetched for other pages.
  await haveSession(page, 'admin@demo.tassis.ma');
  await slowNetwork(page);
  await page.goto('/admin-dashboard/clients');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
  await appReady(page);
  await still(page);
  const asked = await requestsSince(page, 0);
  const statement = asked.find(({ name }) =>
    /\/mfe\/admin-dashboard\/.*\/integrity\.json$/.test(name),
  );
  const { entry, pages } = parsed<{ entry: string[]; pages: Record<string, string[]> }>(
    await (await fetch(statement?.name ?? '')).text(),
  );
  const needed = [...entry, ...(pages['/admin-dashboard/clients'] ?? [])];
  expect(needed.length).toBeGreaterThan(entry.length);
  const ofPage = asked.filter(({ name }) => needed.includes(name.replace(/.*\//, '')));
  expect(ofPage.map(({ name }) => name.replace(/.*\//, '')).toSorted()).toEqual(needed.toSorted());
  expect(steps(ofPage)).toBe(1);
  expect(await page.evaluate(preloadedInVain)).toEqual([statement?.name]); // It is read as text, not run.
});

test('within an area no file is requested at the click after the pointer was on the link', async ({
  page,
}) => {
  await page.addInitScript(saveData);
  await haveSession(page, 'admin@demo.tassis.ma');
  await page.goto('/admin-dashboard/orders'); // It follows changes, as the page of clients does later.
  const link = page.getByRole('navigation').getByRole('link', { name: 'Clients', exact: true });
  await link.hover();
  await still(page);
  const before = await page.evaluate(() => performance.now());
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
  await still(page);
  const asked = await requestsSince(page, before);
  expect(asked.filter(({ name }) => name.includes('/mfe/'))).toEqual([]);
});

test('pages prefetched in view apply no styles until they are opened', async ({ page }) => {
  await haveSession(page, 'client@demo.tassis.ma');
  await page.goto('/client-dashboard');
  await appReady(page);
  await still(page);
  const chunk = /\/mfe\/client-dashboard\/.*\/notification[\w-]*\.css$/;
  const ahead = await requestsSince(page, 0);
  expect(ahead.filter(({ name }) => chunk.test(name))).toHaveLength(1);
  const applied = () =>
    page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
  expect((await applied()).filter((href) => chunk.test(href))).toEqual([]);
  const before = await page.evaluate(() => performance.now());
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Notifications', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
  expect((await applied()).filter((href) => chunk.test(href))).toHaveLength(1);
  const asked = await requestsSince(page, before);
  expect(asked.filter(({ name }) => name.includes('/mfe/'))).toEqual([]);
});

test('a page of a signed-in area is painted before any script of the app has loaded, and does not move then', async ({
  page,
}) => {
  await haveSession(page, 'admin@demo.tassis.ma');
  const release = await holdApp(page);
  await page.goto('/admin-dashboard/clients');
  const heading = page.getByRole('heading', { name: 'Clients', level: 1 });
  const column = page.getByRole('columnheader', { name: 'Ville' });
  await expect(heading).toBeVisible();
  await expect(column).toBeVisible();
  const places = async () => [await heading.boundingBox(), await column.boundingBox()];
  const early = await places();
  await release();
  await expect(page.getByRole('row').nth(1)).toContainText('@');
  expect((await places())[0]).toEqual(early[0]);
  // The button 'Vues' depends on the person and is a little higher than the row of filters that it joins.
  const movedBy = ((await places())[1]?.y ?? 0) - (early[1]?.y ?? 0);
  expect(Math.abs(movedBy)).toBeLessThanOrEqual(4);
});

for (const { id, mounts } of areaDescriptors.filter(({ roles }) => roles.length > 0))
  test(`each page of ${id} is sent early`, async ({ request }) => {
    const read = async (path: string) => (await request.get(path)).text();
    const [statement = ''] =
      /\/mfe\/[^"]+\/integrity\.json/.exec(await read(mounts[0] ?? '')) ?? [];
    const { pages } = parsed<{ pages: Record<string, string[]> }>(await read(statement));
    const paths = Object.keys(pages).map((pattern) => pattern.replaceAll(/:\w+|\*/g, '-'));
    expect(paths.length).toBeGreaterThan(2);
    const documents = await Promise.all(
      paths.map(async (path) => [path, await read(path)] as const),
    );
    const bare = documents.filter(([, html]) => !html.includes('dataset.early='));
    expect(bare.map(([path]) => path)).toEqual([]);
  });

test('a person who may not enter an area sees nothing of its pages while the app loads', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/^Access denied/);
  await haveSession(page, 'client@demo.tassis.ma');
  const release = await holdApp(page);
  await page.goto('/admin-dashboard/clients');
  await expect(page.getByText('Chargement').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Clients' })).toBeHidden();
  await release();
  await expect(page).toHaveURL('/');
});

test('a page whose script is missing from the site is reloaded once; then its place shows an error', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/404|integrity/); // A browser that checks a file's hash reports both cases alike.
  await page.addInitScript(saveData);
  await haveSession(page, 'admin@demo.tassis.ma');
  await page.goto('/admin-dashboard/orders');
  await appReady(page);
  await page.route(/\/mfe\/admin-dashboard\/.*\/clients-[\w-]+\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('navigation').getByRole('link', { name: 'Clients', exact: true }).click();
  await loadedAnew;
  await appReady(page);
  await expect(page.getByRole('alert')).toContainText('Une erreur est survenue');
  await expect(page).toHaveURL('/admin-dashboard/clients');
  expect(loads).toEqual(['/admin-dashboard/clients']);
  await expect(page.getByRole('link', { name: 'Commandes', exact: true })).toBeVisible();
});

test('input stays when the next page’s script is missing, and the back button restores it', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/404|integrity/);
  await page.addInitScript(saveData);
  await page.goto('/contact');
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('Bonjour, une question sur la domiciliation.');
  await appReady(page);
  await page.route(/\/mfe\/marketing\/.*\/about-[\w-]+\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('link', { name: 'À propos' }).first().click();
  await loadedAnew;
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Bonjour, une question sur la domiciliation.',
  );
});

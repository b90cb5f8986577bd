import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { appReady, holdApp, holdArea } from '../browser/app.ts';
import { notePaints, readPaints } from '../browser/paints.ts';
import { expect, test } from '../browser/test.ts';
import { NegativeCertificatePage } from '../pages/negative-certificate-page.ts';
import { fillLogin, haveSession } from '../pages/sign-in.ts';
import { sampledPaths } from '../system/tier.ts';
import { parsed } from '../system/json.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/* Everything before `release()` happens before the app has loaded. */

test('input typed and chosen before hydration is ordered', async ({ page }) => {
  await haveSession(page, 'client@demo.tassis.ma');
  const release = await holdApp(page);
  const form = new NegativeCertificatePage(page);
  await page.goto('/negative-certificate', { waitUntil: 'commit' });
  await form.field('Nom du bénéficiaire').fill('El Amrani');
  await form.city.selectOption('Rabat');
  await form.chooseDocument('Passeport');
  await form.field('Activité').fill('Édition de manuels\nscolaires');
  await release();

  await expect(form.field('Nom du bénéficiaire')).toHaveValue('El Amrani');
  await expect(form.city).toHaveValue('Rabat');
  await expect(page.getByRole('radio', { name: 'Passeport' })).toBeChecked();
  await form.field('Prénom du bénéficiaire').fill('Salma');
  await form.field('Numéro de passeport').fill('AB123456');
  await form.field('Forme juridique').selectOption('SARL');
  await form.field('Appelation 1').fill('Atlas Manuels');
  await form.field('Appelation 2').fill('Rif Manuels');
  await form.field('Appelation 3').fill('Saïss Manuels');
  const ordered = page.waitForRequest('**/api/orders');
  await form.submit.click();
  const order = parsed<{ services: { data: object }[] }>((await ordered).postData());
  expect(order.services[0]?.data).toMatchObject({
    firstName: 'El Amrani',
    ville: 'Rabat',
    activity: 'Édition de manuels\nscolaires',
  });
  await expect(page).toHaveURL(/order-confirmation/);
});

test('a person who signs in before hydration is signed in afterwards', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await fillLogin(page, 'client@demo.tassis.ma');
  await expect(page).toHaveURL('/login');
  await release();
  await expect(page).toHaveURL(/client-dashboard/);
});

test('a person with a session sees no form between /login and their dashboard', async ({
  page,
}) => {
  await haveSession(page, 'client@demo.tassis.ma');
  const release = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Adresse e-mail')).toBeHidden();
  await release();
  await expect(page).toHaveURL(/client-dashboard/);
});

test(
  'a person who is choosing a city before hydration can continue, and may type a part of its name',
  { tag: '@deep' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await notePaints(page);
    const release = await holdApp(page);
    const { city } = new NegativeCertificatePage(page);
    await page.goto('/negative-certificate');
    await city.press('R');
    await expect(city).toHaveValue('Rabat');
    await page.mouse.wheel(0, 900);
    await expect(city).not.toBeInViewport();
    const [served, positions] = [await city.boundingBox(), await notePositions(page)];
    await release();
    await expect(city).toHaveAttribute('aria-expanded', 'false');
    await expect(city).toHaveValue('Rabat');
    await expect(city).toBeFocused();
    expect(await city.boundingBox()).toEqual(served);
    expect(await positions()).toEqual([]);
    expect((await readPaints(page)).shift).toBe(0);
    await page.keyboard.type('beni mellal');
    await page.keyboard.press('Enter');
    await expect(city).toHaveValue('Béni Mellal');
    await expect(page).toHaveURL('/negative-certificate');
  },
);

test(
  'an e-mail address typed for the newsletter before hydration is subscribed',
  { tag: '@deep' },
  async ({ page }) => {
    const email = `e2e-${randomUUID()}@example.ma`;
    const release = await holdApp(page);
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('Votre e-mail').fill(email);
    await release();
    await expect(footer.getByLabel('Votre e-mail')).toHaveValue(email);
    await expect(footer.getByLabel('Votre e-mail')).toBeFocused();
    const posted = page.waitForRequest('**/api/newsletter-subscriptions');
    await footer.getByRole('button', { name: 'S’inscrire' }).click();
    expect((await posted).postDataJSON()).toMatchObject({ email });
    await expect(footer.getByText('Inscription réussie !')).toBeVisible();
    await expect(page).toHaveURL('/');
  },
);

test('a ticked checkbox stays ticked', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/');
  const box = page.getByRole('checkbox').first();
  // By key, because the content above the box is laid out late and a click would miss the box.
  await box.press(' ');
  await expect(box).toBeChecked();
  await release();
  await expect(box).toBeChecked();
});

test(
  'a first tap on a control that needs the app is answered after hydration',
  { tag: '@deep' },
  async ({ page }) => {
    const release = await holdApp(page);
    const form = new NegativeCertificatePage(page);
    await page.goto('/negative-certificate');
    await form.submit.click();
    await form.submit.click(); // It has no visible effect yet.
    await expect(form.errors).toBeHidden();
    await release();
    await expect(form.errors.getByRole('link')).toHaveCount(9);
    await expect(page).toHaveURL('/negative-certificate');
  },
);

test('a request sent before hydration is neither lost nor written into the address', async ({
  page,
}) => {
  const release = await holdApp(page);
  const form = new NegativeCertificatePage(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/negative-certificate');
  await form.complete({ activity: 'Conseil' });
  await form.field('Appelation 3').press('Enter');
  await release();
  await expect(form.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.field('Activité')).toHaveValue('Conseil');
  await expect(page).toHaveURL('/negative-certificate');
  expect(documents).toHaveLength(1);
});

test('a newsletter form sent before hydration is answered with a page', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/services');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Votre e-mail').fill(`e2e-${randomUUID()}@example.ma`);
  await footer.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page).toHaveURL('/sent/newsletter?from=/services');
  await expect(page.getByText('Inscription réussie !')).toBeVisible();
  await page.goto('/services');
  await release();
});

test('links, menus and questions work before hydration, and keep their state', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdApp(page);
  await page.goto('/services');
  const header = page.getByRole('banner');
  await header.getByText('Menu', { exact: true }).click();
  await header.getByRole('link', { name: 'Accueil', exact: true }).click();
  await expect(page).toHaveURL('/');
  const questions = page.locator('details[name=questions]');
  await questions.nth(3).locator('summary').click();
  await expect(questions.nth(3).locator('p')).toBeVisible();
  await header.getByText('Menu', { exact: true }).click();
  const contact = header.getByRole('link', { name: 'Contact' });
  await expect(contact).toBeVisible();
  await release();
  await expect(contact).toBeVisible();
  await expect(questions.nth(3)).toHaveAttribute('open');
  await expect(page.locator('details[name=questions][open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
});

test(
  'a link to a section scrolls there while the app waits for the area',
  { tag: '@deep' },
  async ({ page }) => {
    const release = await holdArea(page, 'ordering');
    await page.goto('/negative-certificate');
    await page.keyboard.press('Shift'); // The app starts at a first sign of use.
    // The app adds its style when it starts.
    const styleOfFrame = page.locator('link[rel=stylesheet][href*="/mfe/shell/"]');
    await styleOfFrame.waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Remplir la demande' }).click();
    await release();
    await nextFrames(page);
    await expect(page).toHaveURL('/negative-certificate#demande');
    await expect(page.getByRole('heading', { name: 'Votre demande' })).toBeInViewport();
  },
);

for (const path of sampledPaths) {
  test(`a person who has scrolled ${path} stays there, and is there again after a reload`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdApp(page);
    await page.goto(path);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrolled(page)).toBe(900);
    const positions = await notePositions(page);
    await release();
    await nextFrames(page);
    expect(await positions()).toEqual([]);
    await page.reload();
    await appReady(page);
    // Until the fonts have loaded the lines are longer, and the visible content is further down.
    await page.evaluate(() => document.fonts.ready);
    await nextFrames(page);
    expect(await scrolled(page)).toBe(900);
  });
}

test('a person who types below the fold can go on typing', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdApp(page);
  const form = new NegativeCertificatePage(page);
  await page.goto('/negative-certificate');
  await form.field('Activité').fill('Conseil');
  await expect(form.field('Activité')).toBeInViewport();
  const positions = await notePositions(page);
  await release();
  await nextFrames(page);
  expect(await positions()).toEqual([]);
  await expect(form.field('Activité')).toBeInViewport();
  await expect(form.field('Activité')).toBeFocused();
});

test(
  'a person who has scrolled away from the section of a link is not moved back',
  { tag: '@deep' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdApp(page);
    await page.goto('/#questions');
    await expect(page.getByRole('heading', { name: 'Questions fréquentes' })).toBeInViewport();
    await page.mouse.wheel(0, -1500);
    await expect(page.getByRole('heading', { name: 'Questions fréquentes' })).not.toBeInViewport();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    const positions = await notePositions(page);
    await release();
    await nextFrames(page);
    expect(await positions()).toEqual([]);
  },
);

test(
  'a person who returns to a page is at the same position, however late the app loads',
  { tag: '@deep' },
  async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/');
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => scrolled(page)).toBe(2000);
    await page.goto('/services');
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(2000);
    await release();
    await nextFrames(page);
    expect(await scrolled(page)).toBe(2000);
  },
);

/** Records each scroll position of the page from now on. */
async function notePositions(page: Page): Promise<() => Promise<number[]>> {
  const positions = await page.evaluateHandle(() => {
    const noted: number[] = [];
    addEventListener('scroll', () => noted.push(Math.round(scrollY)));
    return noted;
  });
  return () => positions.jsonValue();
}

/** Resolves when the app's changes have been painted. */
function nextFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

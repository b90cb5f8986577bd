import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Request } from '@playwright/test';
import { appReady } from '../browser/app.ts';
import { expect, test } from '../browser/test.ts';
import { watchContext } from '../browser/watch-context.ts';
import { NegativeCertificatePage } from '../pages/negative-certificate-page.ts';
import { fillRegistration, haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';

const required = [
  'Nom du bénéficiaire',
  'Prénom du bénéficiaire',
  'CIN',
  'Forme juridique',
  'Ville',
  'Appelation 1',
  'Appelation 2',
  'Appelation 3',
  'Activité',
];

const formats = [
  { document: 'CIN', field: 'Numéro de CIN', wrong: 'ab12', message: 'Format CIN invalide' },
  {
    document: 'Passeport',
    field: 'Numéro de passeport',
    wrong: '12',
    message: 'Format Passport invalide',
  },
  {
    document: 'Carte de séjour',
    field: 'Numéro de carte de séjour',
    wrong: '1',
    message: 'Format Carte de séjour invalide',
  },
] as const;

test('a visitor orders a negative certificate, and the staff finds it', async ({
  page,
  browser,
  watch,
}) => {
  const email = `e2e-${randomUUID()}@example.ma`;
  const form = new NegativeCertificatePage(page);
  const orders: Request[] = [];
  let firstAnswer: { status: number; body: string } | undefined;
  await page.route('**/api/orders', async (route) => {
    orders.push(route.request());
    const response = await route.fetch();
    firstAnswer ??= { status: response.status(), body: await response.text() };
    await route.fulfill({ response });
  });
  let reference = '';

  await test.step('from the home page to the form', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Certificat négatif' }).first().click();
    await expect(page).toHaveURL('/negative-certificate');
  });

  await test.step('every missing field is named, and each name leads to its field', async () => {
    await form.submit.click();
    await expect(form.errors.getByRole('link')).toHaveText(required);
    await expect(form.errors).toBeFocused();
    await form.errors.getByRole('link', { name: 'Appelation 2' }).click();
    await expect(form.field('Appelation 2')).toBeFocused();
    expect(orders).toEqual([]);
  });

  await test.step('a city is found without its accents, from the keyboard alone', async () => {
    await form.errors.getByRole('link', { name: 'Ville' }).click();
    await expect(form.city).toBeFocused();
    await page.keyboard.type('ait m');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(form.city).toHaveValue('Aït Melloul');
    await expect(form.errors.getByRole('link', { name: 'Ville' })).toHaveCount(0);
    expect(orders).toEqual([]);
  });

  await test.step('the number of each document is checked while it is typed', async () => {
    for (const { document, field, wrong, message } of formats) {
      await form.chooseDocument(document);
      await form.field(field).fill(wrong);
      await form.field(field).blur();
      await expect(page.getByText(message).first()).toBeVisible();
    }
    await form.chooseDocument('CIN');
    await expect(form.field('Numéro de CIN')).toHaveValue('');
  });

  await test.step('complete, it asks who is ordering; closing the dialog loses nothing', async () => {
    await form.complete({ activity: 'Conseil de gestion aux jeunes entreprises' });
    await form.submit.dblclick();
    await expect(form.dialog.locator('form:visible').getByLabel('Adresse e-mail')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form.dialog).toBeHidden();
    await expect(form.field('Appelation 3')).toHaveValue('Saïss Conseil');
    expect(orders).toEqual([]);
  });

  await test.step('registering in the dialog sends the order, once', async () => {
    await form.submit.click();
    await form.dialog.getByText('Inscription', { exact: true }).click();
    await fillRegistration(form.dialog.locator('form:visible'), email);
    await form.dialog.getByRole('button', { name: 'Créer mon compte' }).dblclick();
    await expect(page).toHaveURL(/\/client-dashboard\/order-confirmation/);
    await expect(page.getByText(/CMD-\d{4}-\d{6}/).first()).toBeVisible();
    reference =
      (
        await page
          .getByText(/CMD-\d{4}-\d{6}/)
          .first()
          .textContent()
      )?.match(/CMD-\d{4}-\d{6}/)?.[0] ?? '';
    expect(orders).toHaveLength(1);
  });

  await test.step('the confirmation is accessible', async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  await test.step('it prints under the firm’s mark and the day, without what is pressed', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const screen = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 794, height: 1123 }); // An A4 page.
    const head = page.getByRole('banner');
    await expect(head.getByText('Tassis', { exact: true })).toBeVisible();
    await expect(head.getByText(/^Imprimé le \d/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Détail du prix' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);
    await page.setViewportSize(screen);
    await page.emulateMedia({ media: null });
  });

  await test.step('the confirmation survives a reload, and the order stands in the list', async () => {
    await page.reload();
    await expect(page.getByText(reference).first()).toBeVisible();
    await page.goto('/client-dashboard/orders');
    await appReady(page);
    await expect(page.getByText(reference).first()).toBeVisible();
  });

  await test.step('the same delivery again is answered with the first answer', async () => {
    const [sent] = orders;
    const token = await sent?.headerValue('authorization');
    const key = await sent?.headerValue('idempotency-key');
    const again = await fetch(`${mainSystem.api}/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: token ?? '',
        'idempotency-key': key ?? '',
      },
      body: sent?.postData() ?? '',
    });
    expect({ status: again.status, body: await again.text() }).toEqual(firstAnswer);
  });

  await test.step('the client cannot open the administration', async () => {
    watch.expectComplaint(/^Access denied/);
    await page.goto('/admin-dashboard/orders');
    await expect(page).toHaveURL('/');
  });

  await test.step('an administrator finds the order', async () => {
    const context = await browser.newContext({ baseURL: mainSystem.site });
    const theirs = watchContext(context, mainSystem.site);
    const staff = await context.newPage();
    await haveSession(staff, 'admin@demo.tassis.ma');
    await staff.goto('/admin-dashboard/orders');
    await appReady(staff);
    await expect(staff.getByText(reference).first()).toBeVisible();
    await staff.getByRole('searchbox').fill(reference);
    await expect(staff.getByRole('row').filter({ hasText: 'CMD-' })).toHaveCount(1);
    expect([...theirs.complaints(), ...theirs.strangers()]).toEqual([]);
    await context.close();
  });
});

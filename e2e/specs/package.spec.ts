import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { moroccanDateTime } from '@tassis/domain';
import { expect, test } from '../browser/test.ts';
import { DomiciliationPage } from '../pages/domiciliation-page.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser, registerClient } from '../system/api.ts';
import { mailedLink } from '../system/mails.ts';
import { toDomiciliation } from '../system/order-cases.ts';
import { getOnlyOrder } from '../system/placed-orders.ts';

const CODE = 'DOM_ATLAS';
const NAME = 'Domiciliation Atlas';
const MINUTE = 60_000;

const offers = async () => (await fetch(`${mainSystem.site}/forfaits`)).text();
const isSaved = (page: Page) => expect(page.getByText(/^Brouillon enregistré/)).toBeVisible();

async function createPackage(page: Page, code: string, called: string): Promise<void> {
  await page.goto('/dashboard/packages/create');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.getByLabel('Nom', { exact: true }).fill(called);
  await page.getByRole('button', { name: 'Créer le brouillon' }).click();
  await expect(page).toHaveURL(/\/dashboard\/packages\/[\w-]{36}\/edit$/u);
}

test(
  'a package is created, previewed, published at its planned time, bought, changed and restored',
  { tag: '@deep' },
  async ({ page, browser }) => {
    test.setTimeout(6 * MINUTE);
    const publish = async () => {
      await page.getByRole('button', { name: 'Publier', exact: true }).click();
      await expect(page.getByText('Comme sur le site')).toBeVisible();
    };
    await haveSession(page, 'contenu@demo.tassis.ma');
    await createPackage(page, CODE, NAME);
    const editor = page.url();

    await test.step('what is missing is said, and what is written is kept', async () => {
      await page.getByRole('button', { name: 'Publier', exact: true }).click();
      await expect(page.locator('#package-description')).toHaveAttribute('aria-invalid', 'true');
      await page.locator('#package-description').fill('Une adresse à Casablanca.');
      await page.locator('#package-price').fill('1900');
      await page.locator('#package-domiciliation_duration_months').selectOption('12');
      await page.locator('#package-domiciliation_monthly_rate').fill('150');
      await page.locator('#package-included_services').fill('Adresse du siège\nCourrier numérisé');
      await isSaved(page);
    });

    await test.step('a visitor with the link sees it, others do not', async () => {
      await page.getByRole('button', { name: 'Autres actions' }).click();
      await page.getByRole('menuitem', { name: 'Lien d’aperçu' }).click();
      const link = await page.getByRole('link', { name: 'Ouvrir l’aperçu' }).getAttribute('href');
      const visitor = await browser.newPage();
      await visitor.goto(new URL(link ?? '', page.url()).href);
      await expect(visitor.getByText(NAME).first()).toBeVisible();
      await visitor.goto(new URL('/forfaits', page.url()).href);
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(visitor.getByText(NAME)).toHaveCount(0);
      await visitor.close();
      await page.getByRole('button', { name: 'Fermer' }).click();
    });

    await test.step('it is published by itself at the time that was planned', async () => {
      const planned = new Date(Date.now() + MINUTE + 10_000);
      await page.getByRole('button', { name: 'Autres actions' }).click();
      await page.getByRole('menuitem', { name: 'Publier à une date' }).click();
      const moment = moroccanDateTime(planned).slice(0, 'YYYY-MM-DDTHH:MM'.length);
      await page.getByLabel(/^Date et heure/).fill(moment);
      await page.getByRole('button', { name: 'Prévoir la publication' }).click();
      await expect(page.getByText(/^Publication le/)).toBeVisible();
      expect(await offers()).not.toContain(NAME);
      await expect.poll(offers, { timeout: 3 * MINUTE, intervals: [1000] }).toContain(NAME);
      expect(Date.now()).toBeGreaterThanOrEqual(planned.getTime() - (planned.getTime() % MINUTE));
      await page.reload();
      await expect(page.getByText('Comme sur le site')).toBeVisible();
    });

    await test.step('a client buys it', async () => {
      const account = await registerClient(mainSystem.api);
      const context = await browser.newContext();
      const client = await context.newPage();
      await haveSession(client, account.email, account.password);
      const form = new DomiciliationPage(client);
      await client.goto(new URL(`/domiciliation?package=${CODE}`, page.url()).href);
      await form.complete(
        toDomiciliation({
          flow: 'domiciliation',
          package: 'DOM12',
          who: 'client',
          certificate: 'yes',
          people: 1,
          kind: 'physical',
          nationality: 'Moroccan',
        }),
      );
      await form.submit.click();
      await expect(client).toHaveURL(/order-confirmation\?order=/);
      const order = await getOnlyOrder(account);
      expect([order.package?.code, order.finalPrice]).toEqual([CODE, 2280]);
      await context.close();
    });

    await test.step('a change waits in the draft, and the order keeps what it bought', async () => {
      await page.goto(editor);
      await page.locator('#package-price').fill('2100');
      await isSaved(page);
      await publish();
      await page.reload();
      await expect(
        page.getByText('1 commande en cours a acheté une version antérieure'),
      ).toBeVisible();
    });

    await test.step('an earlier version comes back into the draft, and is published', async () => {
      await page.getByText('Versions', { exact: true }).click();
      await page
        .getByRole('button', { name: /^Reprendre la version/ })
        .first()
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reprendre' }).click();
      await expect(page.getByText('La version est dans le brouillon.')).toBeVisible();
      await publish();
      await page.goto(editor);
      await expect(page.locator('#package-price')).toHaveValue(/^1.?900/u);
    });
  },
);

const name = (page: Page) => page.getByLabel('Nom', { exact: true });
const description = (page: Page) => page.getByLabel('Description', { exact: true });
const argument = (page: Page) => page.getByLabel('Argument sous le prix', { exact: true });
const collision = (page: Page) => page.getByRole('group', { name: /^Nom/ });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuer avec ces choix' }).click();

test(
  'two content admins who edit a package at once decide field by field, and nothing is lost',
  { tag: '@deep' },
  async ({ page, browser, watch }) => {
    watch.expectComplaint(/status of 409/);
    await haveSession(page, 'contenu@demo.tassis.ma');
    await createPackage(page, 'DOM_RIF', 'Domiciliation Rif');
    const colleague = await inviteContentAdmin();
    const context = await browser.newContext({ baseURL: mainSystem.site });
    const other = await context.newPage();
    await haveSession(other, colleague.email, colleague.password);
    await other.goto(page.url());
    await expect(name(other)).toHaveValue('Domiciliation Rif');

    await test.step('the second one takes the first one’s name, and keeps the rest', async () => {
      await name(page).fill('Rif, un an');
      await description(page).fill('Une adresse à Tanger.');
      await isSaved(page);
      await name(other).fill('Rif, douze mois');
      await argument(other).fill('Soit 150 DH par mois');
      await expect(collision(other).getByText('Rif, un an')).toBeVisible();
      await collision(other).getByRole('radio').nth(1).check();
      await goOn(other);
      await isSaved(other);
      await expect(name(other)).toHaveValue('Rif, un an');
      await expect(description(other)).toHaveValue('Une adresse à Tanger.');
      await expect(argument(other)).toHaveValue('Soit 150 DH par mois');
    });

    await test.step('the first one keeps their own name, and takes the argument', async () => {
      await name(other).fill('Rif, douze mois');
      await expect(other.getByText('Pas encore enregistré')).toBeVisible();
      await isSaved(other);
      await name(page).fill('Rif, une année');
      await expect(collision(page).getByText('Rif, douze mois')).toBeVisible();
      await goOn(page);
      await isSaved(page);
      await expect(argument(page)).toHaveValue('Soit 150 DH par mois');
      await other.reload();
      await expect(name(other)).toHaveValue('Rif, une année');
      await expect(argument(other)).toHaveValue('Soit 150 DH par mois');
    });
    await context.close();
  },
);

/** A second content admin. */
async function inviteContentAdmin(): Promise<{ email: string; password: string }> {
  const email = `contenu-${randomUUID()}@example.ma`;
  const password = 'Un-mot-de-passe-9';
  const admin = await ApiUser.signIn(mainSystem.api, 'admin@demo.tassis.ma');
  const colleague = { email, firstName: 'Nadia', lastName: 'Alaoui', role: 'content_admin' };
  expect((await admin.post('/admin/users', colleague)).status).toBe(201);
  const link = await mailedLink(mainSystem, 'invitation', email);
  const token = new URL(link, mainSystem.site).searchParams.get('token') ?? '';
  const accepted = await admin.post(`/invitations/${token}/accept`, {
    password,
    password_confirmation: password,
  });
  expect(accepted.status).toBe(201);
  return { email, password };
}

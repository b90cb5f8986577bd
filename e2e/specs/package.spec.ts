import { expect, test } from '../browser/test.ts';
import { DomiciliationPage } from '../pages/domiciliation-page.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { registerClient } from '../system/api.ts';
import { domiciliationOf } from '../system/order-cases.ts';
import { onlyOrderOf } from '../system/placed-orders.ts';

const CODE = 'DOM_ATLAS';
const NAME = 'Domiciliation Atlas';

test(
  'a package is created, previewed, published, bought, changed and restored',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const isSaved = () => expect(page.getByText(/Brouillon enregistré/)).toBeVisible();
    const publish = async () => {
      await page.getByRole('button', { name: 'Publier', exact: true }).click();
      await expect(page.getByText('Comme sur le site')).toBeVisible();
    };
    await haveSession(page, 'contenu@demo.tassis.ma');
    await page.goto('/dashboard/packages/create');
    await field('Code').fill(CODE);
    await page.getByLabel('Nom', { exact: true }).fill(NAME);
    await page.getByRole('button', { name: 'Créer le brouillon' }).click();
    await expect(page).toHaveURL(/\/dashboard\/packages\/[\w-]{36}\/edit$/u);
    const editor = page.url();

    await test.step('what is missing is said, and what is written is kept', async () => {
      await page.getByRole('button', { name: 'Publier', exact: true }).click();
      await expect(page.locator('#package-description')).toHaveAttribute('aria-invalid', 'true');
      await page.locator('#package-description').fill('Une adresse à Casablanca.');
      await page.locator('#package-price').fill('1900');
      await page.locator('#package-domiciliation_duration_months').selectOption('12');
      await page.locator('#package-domiciliation_monthly_rate').fill('150');
      await page.locator('#package-included_services').fill('Adresse du siège\nCourrier numérisé');
      await isSaved();
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

    await publish();

    await test.step('a client buys it', async () => {
      const account = await registerClient(mainSystem.api);
      const context = await browser.newContext();
      const client = await context.newPage();
      await haveSession(client, account.email, account.password);
      const form = new DomiciliationPage(client);
      await client.goto(new URL(`/domiciliation?package=${CODE}`, page.url()).href);
      await form.complete(
        domiciliationOf({
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
      const order = await onlyOrderOf(account);
      expect([order.package?.code, order.finalPrice]).toEqual([CODE, 2280]);
      await context.close();
    });

    await test.step('a change waits in the draft, and the order keeps what it bought', async () => {
      await page.goto(editor);
      await page.locator('#package-price').fill('2100');
      await isSaved();
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

import { randomUUID } from 'node:crypto';
import { expect, test } from '../browser/test.ts';
import { creationOfOne } from '../pages/begin-creation.ts';
import { CompanyCreationPage } from '../pages/company-creation-page.ts';
import { haveSession } from '../pages/sign-in.ts';
import { validateAccountant, STAFF } from '../pages/staff/staff-desk.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser, registerClient } from '../system/api.ts';
import { readBody } from '../system/json.ts';
import { mailedLink } from '../system/mails.ts';
import { aPassword, registerAccountant } from '../system/visitors.ts';

test(
  'an accountant is validated, adds and imports clients, orders for one, and sees nothing of them after the partnership ends',
  { tag: '@deep' },
  async ({ page, browser }) => {
    test.slow();
    const { email, businessName } = await registerAccountant();
    const theirs = await browser.newContext({ baseURL: mainSystem.site });
    const desk = await theirs.newPage();
    await haveSession(desk, email, aPassword.password);
    await desk.goto('/my-clients');
    await expect(desk.getByText('Votre compte est en attente de validation')).toBeVisible();
    await haveSession(page, STAFF);
    await validateAccountant(page, businessName);

    const client = await registerClient(mainSystem.api);
    await test.step('a client is added', async () => {
      await desk.goto('/my-clients');
      await desk.getByRole('button', { name: 'Ajouter un client' }).click();
      const dialog = desk.getByRole('alertdialog');
      await dialog.getByLabel('Prénom').fill('Salma');
      await dialog.getByLabel('Nom', { exact: true }).fill('El Amrani');
      await dialog.getByLabel('Adresse e-mail').fill(client.email);
      await dialog.getByLabel('Téléphone').fill('0612345678');
      await dialog.getByLabel('Téléphone').press('Enter');
      await expect(desk.getByText(/est envoyée.*elle attend sa réponse/u)).toBeVisible();
    });

    await test.step('others are imported, and invited by mail', async () => {
      const stranger = `${randomUUID()}@example.ma`;
      const lines = ['prénom;nom;e-mail;téléphone', `Zoé;Naïm;${stranger};0612345678`, 'A;B'];
      await desk.goto('/my-clients/import');
      await desk.getByLabel(/^Fichier CSV/u).setInputFiles({
        name: 'clients.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
      });
      await expect(desk.getByText('2 colonnes au lieu de 4.')).toBeVisible();
      await desk.getByRole('button', { name: 'Inviter 1 personne' }).click();
      await desk
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Inviter 1 personne' })
        .click();
      await expect(desk.getByRole('heading', { name: 'Résultat de l’import' })).toBeVisible();
      expect(await mailedLink(mainSystem, 'invitation', stranger)).toContain('/invitation');
    });

    const home = await browser.newContext({ baseURL: mainSystem.site });
    const atHome = await home.newPage();
    await haveSession(atHome, client.email, client.password);
    await test.step('the client accepts, and is followed', async () => {
      await atHome.goto('/client-dashboard/partner-requests');
      await atHome.getByRole('button', { name: 'Accepter' }).click();
      await atHome.getByRole('alertdialog').getByRole('button', { name: 'Accepter' }).click();
      await desk.goto('/my-clients');
      await desk.locator('tbody th a').click();
      await expect(desk.getByRole('heading', { name: 'Prochaines échéances' })).toBeVisible();
    });

    const clientPage = new URL(desk.url()).pathname;
    const clientId = clientPage.split('/').at(-1);
    const form = new CompanyCreationPage(desk);
    const data = creationOfOne();
    await test.step('an order is begun for the client, kept, gone on with and sent', async () => {
      await desk.getByRole('link', { name: 'Création de société' }).click();
      await desk.locator('a[href*="package=COMBO12&"]').click();
      await form.complete(data, { isDomiciled: true, to: 3 });
      await expect(form.saved).toBeVisible();
      await desk.goto('/partner-dashboard/dashboard');
      await desk.getByRole('link', { name: /^Brouillons\s*1$/u }).click();
      await desk.getByRole('link', { name: /^Reprendre.*Création de société/u }).click();
      await form.complete(data, { isDomiciled: true, from: 3 });
      await desk.getByRole('button', { name: 'Envoyer au client pour accord' }).click();
      await expect(desk.getByRole('heading', { name: /^La demande est envoyée/u })).toBeVisible();
      // The draft is deleted once the order is sent.
      await expect(async () => {
        await desk.goto('/partner-dashboard/drafts');
        await expect(desk.getByText('Aucun brouillon')).toBeVisible();
      }).toPass();
    });

    await test.step('the client confirms it, and both see it', async () => {
      await atHome.reload();
      await atHome.getByRole('button', { name: 'Accepter' }).click();
      await atHome
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Passer la commande' })
        .click();
      await expect(atHome.getByText('Votre commande est envoyée.')).toBeVisible();
      const reference = await atHome.getByRole('heading', { level: 1, name: /^CMD-/u }).innerText();
      await desk.goto(`${clientPage}/orders`);
      await expect(desk.getByText(reference)).toBeVisible();
      await atHome.goto('/client-dashboard/partner-requests');
    });

    await test.step('another one is begun', async () => {
      await desk.goto(`/negative-certificate?client=${clientId}`);
      await desk.getByLabel('Activité', { exact: true }).fill('Conseil en gestion');
      await expect(form.saved).toBeVisible();
    });

    await test.step('the client ends it, and the accountant sees nothing of it any more', async () => {
      await atHome.getByRole('button', { name: /^Mettre fin/u }).click();
      await atHome.getByRole('alertdialog').getByRole('button', { name: 'Mettre fin' }).click();
      await expect(atHome.getByText(/ne suit plus vos dossiers/u)).toBeVisible();
      for (const [address, words] of [
        [`${clientPage}/orders`, 'Ce client n’est pas parmi les vôtres'],
        [`/negative-certificate?client=${clientId}`, 'Vous ne pouvez pas commander pour ce client'],
        ['/partner-dashboard/drafts', 'Aucun brouillon'],
        ['/my-clients', 'Aucun client'],
      ] as const) {
        await desk.goto(address);
        await expect(desk.getByText(words), address).toBeVisible();
      }
      const accountant = await ApiUser.signIn(mainSystem.api, email, aPassword.password);
      const path = `/partner/clients/${clientId}`;
      for (const asked of [path, `${path}/orders`, `${path}/drafts/negative_certificate`])
        expect((await accountant.get(asked)).status, asked).toBe(404);
      const requests = await accountant.get('/partner/requests?kind=order');
      expect(await readBody(requests)).toMatchObject({ data: [] });
    });
  },
);

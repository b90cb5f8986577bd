import { randomUUID } from 'node:crypto';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { validateAccountant, STAFF } from '../pages/staff/staff-desk.ts';
import { mainSystem } from '../system/addresses.ts';
import { registerClient } from '../system/api.ts';
import { mailedLink } from '../system/mails.ts';
import { aPassword, registerAccountant } from '../system/visitors.ts';

test(
  'an accountant waits, is validated, adds a client and imports others, follows one, and sees nothing once it is ended',
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
      await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
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

    await test.step('the client ends it, and the page is there for the accountant no more', async () => {
      await atHome.getByRole('button', { name: /^Mettre fin/u }).click();
      await atHome.getByRole('alertdialog').getByRole('button', { name: 'Mettre fin' }).click();
      await expect(atHome.getByText(/ne suit plus vos dossiers/u)).toBeVisible();
      await desk.reload();
      await expect(desk.getByText('Ce client n’est pas parmi les vôtres')).toBeVisible();
    });
  },
);

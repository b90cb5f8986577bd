import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { AccountPage } from '../pages/account-page.ts';
import { AuthenticatorApp } from '../pages/authenticator-app.ts';
import { showCode, signIn } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser, registerClient } from '../system/api.ts';

const passwordNow = 'Un-autre-mot-de-passe-9';

async function expectAccessible(page: Page, part = 'main'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

async function enterWith(page: Page, code: string): Promise<void> {
  await showCode(page, code);
  await expect(page).toHaveURL(/client-dashboard/);
  await page.goto('/account');
}

test(
  'a person changes their account: name, password, devices, second factor, data',
  { tag: '@deep' },
  async ({ page, watch }) => {
    watch.expectComplaint(/status of (?:401|422)/);
    const { email, password } = await registerClient(mainSystem.api);
    const signInByApi = (tried: string) => ApiUser.signIn(mainSystem.api, email, tried);
    const account = new AccountPage(page);
    const factor = account.part('Double authentification');
    await signIn(page, email, password);
    await expect(page).toHaveURL(/client-dashboard/);
    await page.goto('/account');

    await test.step('another name is saved with the keyboard, and shows in the header', async () => {
      await account.part('Profil').getByLabel('Prénom').fill('Nadia');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Votre profil est enregistré.')).toBeVisible();
      await expect(page.getByRole('banner').getByText('Nadia El Amrani').first()).toBeAttached();
      await expectAccessible(page);
    });

    await test.step('other devices are seen, and signed out', async () => {
      const elsewhere = await signInByApi(password);
      const part = account.part('Appareils connectés');
      await page.goto('/account#appareils');
      await page.reload();
      await expect(part).toBeFocused();
      await expect(part.getByRole('listitem')).toHaveCount(3); // The session of the registration exists too.
      const unknown = 'Déconnecter Navigateur inconnu sur un appareil inconnu';
      await part.getByRole('button', { name: unknown }).first().click();
      await account.dialog.getByRole('button', { name: 'Déconnecter' }).click();
      await expect(part.getByRole('listitem')).toHaveCount(2);
      await account.confirm('Appareils connectés', { button: unknown, answer: 'Déconnecter' });
      await expect(part.getByText('Aucun autre appareil n’est connecté.')).toBeVisible();
      expect((await elsewhere.get('/user')).status).toBe(401);
    });

    await test.step('another password ends the other sessions; the old one is refused', async () => {
      const elsewhere = await signInByApi(password);
      const part = account.part('Mot de passe');
      await part.getByLabel('Mot de passe actuel', { exact: true }).fill(passwordNow);
      await part.getByLabel('Nouveau mot de passe', { exact: true }).fill(passwordNow);
      await part
        .getByLabel('Confirmation du nouveau mot de passe', { exact: true })
        .fill(passwordNow);
      await page.keyboard.press('Enter');
      await expect(part.getByRole('alert')).toBeFocused();
      await part.getByRole('link', { name: 'Ce mot de passe n’est pas le bon.' }).click();
      await page.keyboard.type(password);
      await expect(part.getByLabel('Mot de passe actuel', { exact: true })).toBeFocused();
      await part.getByLabel('Mot de passe actuel', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await expect(page.getByText(/Vos autres sessions ont pris fin/)).toBeVisible();
      expect((await elsewhere.get('/user')).status).toBe(401);
      await expect(signInByApi(password)).rejects.toThrow('401');
      await page.reload();
      await expect(account.part('Appareils connectés').getByRole('listitem')).toHaveCount(1);
    });

    let codes: string[] = [];
    let app: AuthenticatorApp | undefined;

    await test.step('a second factor is given up by a reload, then turned on', async () => {
      await account.askForFactor(passwordNow);
      await expect(
        factor.getByRole('img', { name: 'Code QR pour votre application' }),
      ).toBeVisible();
      await expectAccessible(page, '#double-authentification');
      await page.reload();
      await expect(factor.getByText('Désactivée')).toBeVisible();
      await account.askForFactor(passwordNow);
      app = await AuthenticatorApp.linkedTo(factor);
      await factor.getByLabel('Code à six chiffres').fill(app.codeAt(0));
      await page.keyboard.press('Enter');
      await expect(account.recoveryCodes).toHaveCount(10);
      codes = await account.recoveryCodes.allInnerTexts();
      await expectAccessible(page, '#double-authentification');
      await factor.getByRole('button', { name: 'J’ai noté mes codes' }).click();
      await expect(factor.getByText('Il vous reste 10 codes de secours.')).toBeVisible();
    });

    await test.step('the login asks for a code of the app, or one of the recovery codes', async () => {
      await account.signOut();
      await expect(page).toHaveURL('/login');
      await signIn(page, email, passwordNow);
      await enterWith(page, app?.codeAt(1) ?? '');
      await account.signOut();
      await signIn(page, email, passwordNow);
      await enterWith(page, codes[0] ?? '');
      await expect(factor.getByText('Il vous reste 9 codes de secours.')).toBeVisible();
    });

    await test.step('it is turned off with the password', async () => {
      await account.confirm('Double authentification', {
        button: 'Désactiver',
        password: passwordNow,
      });
      await expect(factor.getByText('Désactivée', { exact: true })).toBeVisible();
      await signInByApi(passwordNow);
    });

    await test.step('a copy of all data is a file; then the account is deleted', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Télécharger mes données' }).click();
      expect((await download).suggestedFilename()).toBe('tassis-mes-donnees.json');
      await account
        .part('Mes données')
        .getByRole('button', { name: 'Supprimer mon compte' })
        .click();
      await account.dialog.getByLabel('Votre mot de passe', { exact: true }).fill(passwordNow);
      await account.dialog.getByLabel('J’ai compris que rien ne pourra être rétabli.').check();
      await expectAccessible(page, 'dialog[open]');
      await account.dialog.getByRole('button', { name: 'Supprimer mon compte' }).click();
      await expect(page).toHaveURL('/login');
      await expect(page.getByText('Votre compte est supprimé.')).toBeVisible();
      await expect(signInByApi(passwordNow)).rejects.toThrow('401');
    });
  },
);

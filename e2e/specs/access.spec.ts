import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { appReady } from '../browser/app.ts';
import { expect, test } from '../browser/test.ts';
import { AccountPage } from '../pages/account-page.ts';
import { fillRegistration, signIn } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser } from '../system/api.ts';
import { mailedLink } from '../system/mails.ts';
import { readBody } from '../system/json.ts';

const newAddress = (who: string) => `${who}-${randomUUID()}@example.ma`;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    if (focused === name) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** Chooses a new password on the page that asks for it. */
async function choosePassword(page: Page, label: string, password: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByLabel('Confirmation du mot de passe', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test(
  'an accountant registers, and lands on the partners’ pages',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/register');
    await page.getByText('Comptable', { exact: true }).click();
    const form = page.locator('form').filter({ hasText: 'Forme juridique' });
    await fillRegistration(form, newAddress('comptable'));
    await form.getByLabel('Nom de la structure').fill('Cabinet Atlas');
    await form.getByLabel('Statut professionnel').selectOption('Expert comptable');
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page.getByText('La forme juridique est requise.')).toBeVisible();
    await form.getByLabel('Forme juridique').selectOption('SARL AU');
    await form.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page).toHaveURL('/partner-dashboard/dashboard');
  },
);

test('a client registers by keyboard alone, confirms the address, forgets the password and chooses another', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/status of (401|422)/);
  const email = newAddress('cliente');
  const first = 'Un-mot-de-passe-9';
  const second = 'Un-autre-mot-2026';

  await test.step('registers', async () => {
    await page.goto('/register');
    await appReady(page);
    const typed = {
      firstName: 'Salma',
      secondName: 'El Amrani',
      email,
      phone: '0612345678',
      password: first,
      password_confirmation: first,
    };
    for (const [name, text] of Object.entries(typed)) {
      await tabTo(page, name);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/client-dashboard/);
    await page.goto('/account');
    const devices = new AccountPage(page).part('Appareils connectés');
    await expect(devices.getByText('Aucun autre appareil n’est connecté.')).toBeVisible();
  });

  await test.step('confirms the address, by a press and not by the visit', async () => {
    const client = await ApiUser.signIn(mainSystem.api, email, first);
    const isVerified = async () => {
      const { user } = await readBody<{ user: { email_verified: boolean } }>(
        await client.get('/user'),
      );
      return user.email_verified;
    };
    await page.goto(await mailedLink(mainSystem, 'welcome', email));
    const button = page.getByRole('button', { name: 'Confirmer mon adresse' });
    await expect(button).toBeVisible();
    expect(await isVerified()).toBe(false);
    await button.press('Enter');
    await expect(heading(page, 'Adresse confirmée')).toBeFocused();
    expect(await isVerified()).toBe(true);
    await page.getByRole('link', { name: 'Continuer' }).click();
    await expect(page).toHaveURL(/\/client-dashboard/);
  });

  const link = await test.step('forgets the password while signed in', async () => {
    await page.goto('/forgot-password');
    const address = page.getByRole('main').getByLabel('Adresse e-mail');
    await expect(address).toHaveValue(email);
    await address.press('Enter');
    await expect(heading(page, 'Regardez votre messagerie')).toBeFocused();
    return mailedLink(mainSystem, 'password-reset', email);
  });

  await test.step('chooses another, which alone is good', async () => {
    await page.goto(link);
    await choosePassword(page, 'Nouveau mot de passe', second);
    await expect(heading(page, 'Mot de passe enregistré')).toBeFocused();
    await page.getByRole('link', { name: 'Se connecter' }).click();
    await expect(heading(page, 'Connexion')).toBeVisible(); // This browser's session has ended too.
    await signIn(page, email, first);
    await expect(page.getByRole('alert')).toBeVisible();
    await signIn(page, email, second);
    await expect(page).toHaveURL(/\/client-dashboard/);
  });

  await test.step('and the link works once', async () => {
    await page.goto(link);
    await choosePassword(page, 'Nouveau mot de passe', 'Un-troisieme-2026');
    await expect(heading(page, 'Ce lien n’est plus valable')).toBeFocused();
    await ApiUser.signIn(mainSystem.api, email, second);
  });
});

test('an invited colleague opens the account, and lands on its pages', async ({ page, watch }) => {
  watch.expectComplaint(/status of 422/);
  const email = newAddress('nadia');
  const admin = await ApiUser.signIn(mainSystem.api, 'admin@demo.tassis.ma');
  const colleague = { email, firstName: 'Nadia', lastName: 'Alaoui', role: 'content_admin' };
  expect((await admin.post('/admin/users', colleague)).status).toBe(201);
  const link = await mailedLink(mainSystem, 'invitation', email);
  await page.goto(link);
  await expect(page.getByText(/Votre rôle.*responsable du contenu/)).toBeVisible();
  await expect(page.getByLabel('Votre identifiant')).toHaveValue(email);
  await choosePassword(page, 'Mot de passe', 'Bienvenue-2026');
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('about:blank'); // The API would refuse the requests that the dashboard still sends.
  await page.context().clearCookies();
  await page.goto(link);
  await expect(heading(page, 'Cette invitation n’est plus valable')).toBeVisible();
});

test('the newsletter is unsubscribed by the link in its mail', async ({ page }) => {
  const email = newAddress('abonnee');
  await fetch(`${mainSystem.api}/newsletter-subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, source: 'footer_newsletter' }),
  });
  await page.goto(await mailedLink(mainSystem, 'newsletter-confirmation', email));
  await page.getByRole('button', { name: 'Me désabonner' }).click();
  await expect(heading(page, 'C’est fait')).toBeFocused();
});

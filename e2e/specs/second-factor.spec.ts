import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '../browser/test.ts';
import { expectQuietPage } from '../browser/quiet-page.ts';
import { AccountPage } from '../pages/account-page.ts';
import { AuthenticatorApp } from '../pages/authenticator-app.ts';
import { showCode, signIn } from '../pages/sign-in.ts';
import { ownSystemAt } from '../system/addresses.ts';
import { OwnSystem } from '../system/own-system.ts';
import { copyPreparedReleases } from '../system/prepared-data.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const email = 'direction@example.ma';
const password = 'Premier-admin-2026';
const wanted = '/admin-dashboard/orders?page=1&sort=created_at';

const addresses = ownSystemAt(92, 'production');
const system = {
  ...addresses,
  environment: {
    ...addresses.environment,
    APP_ENV: 'production',
    SESSION_SECRET: 'of-a-journey-of-a-journey-of-a-journey',
    EDGE_SECRET: 'of-a-journey-of-a-journey-of-a-journey',
    SITE_URL: addresses.site,
    SMTP_URL: 'smtp://127.0.0.1:1',
    TRUSTED_PROXIES: 'none',
  },
};
const house = new OwnSystem(system);

test.use({ baseURL: system.site });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  copyPreparedReleases(system.dataDirectory);
  await house.start();
  execFileSync('node', ['scripts/admin-create.mjs'], {
    cwd: repository,
    env: { ...process.env, ...system.environment, EMAIL: email, ADMIN_PASSWORD: password },
  });
});
test.afterAll(() => house.stop());

test(
  'in production an administrator must set up a second factor first, and signs in with it',
  { tag: '@deep' },
  async ({ page, watch }) => {
    test.setTimeout(300_000);
    watch.expectComplaint(/status of (?:401|422)|^Access denied/);
    const account = new AccountPage(page);
    const factor = account.part('Double authentification');
    const code = page.getByLabel('Code de vérification');
    const wrong = /Ce code n’est pas valide, ou a déjà servi/;
    const orders = page.getByRole('heading', { name: 'Commandes', level: 1 });

    await test.step('without one they reach their account alone, which says why', async () => {
      await page.goto(wanted);
      await expect(page).toHaveURL('/login');
      await page.getByLabel('Adresse e-mail').fill(email);
      await page.getByLabel('Mot de passe', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page).toHaveURL(/\/account/);
      await expect(page.getByText('Votre rôle demande la double authentification')).toBeVisible();
      await page.goto('/manage-users');
      await expect(page).toHaveURL(/\/account/);
      await page.goto(wanted);
      await expect(page).toHaveURL(/\/account/);
      await expectQuietPage(page);
    });

    let codes: string[] = [];
    const app = await test.step('they link an app by its secret; a wrong code tells', async () => {
      await account.askForFactor(password);
      await expect(factor.getByRole('heading', { name: 'Relier votre application' })).toBeFocused();
      await expectQuietPage(page);
      const linked = await AuthenticatorApp.linkedTo(factor);
      const first = factor.getByLabel('Code à six chiffres');
      await first.fill('000000');
      await first.press('Enter');
      await expect(factor.getByText(/Ce code n’est pas valide/).first()).toBeVisible();
      await expectQuietPage(page);
      await first.fill(linked.codeAt(0));
      await first.press('Enter');
      await expect(account.recoveryCodes).toHaveCount(10);
      codes = await account.recoveryCodes.allInnerTexts();
      await expectQuietPage(page);
      return linked;
    });

    await test.step('and come to where they wanted to go', async () => {
      await page.getByRole('button', { name: 'J’ai noté mes codes' }).click();
      await expect(page).toHaveURL(wanted);
      await expect(orders).toBeVisible();
    });

    await test.step('they sign in with a code of the app; a wrong one tells', async () => {
      await page.goto('/account');
      await account.signOut();
      await expect(page).toHaveURL('/login');
      await signIn(page, email, password);
      await expect(code).toBeFocused();
      await expectQuietPage(page);
      await showCode(page, '000000');
      await expect(code).toHaveAccessibleDescription(wrong);
      await expectQuietPage(page);
      await showCode(page, app.codeAt(1));
      await expect(page).toHaveURL(/\/admin-dashboard/);
      await page.goto(wanted);
      await expect(orders).toBeVisible();
    });

    await test.step('they sign in with a recovery code, once', async () => {
      for (const isGood of [true, false]) {
        await page.context().clearCookies();
        await signIn(page, email, password);
        await showCode(page, codes[0] ?? '');
        if (isGood) await expect(page).toHaveURL(/\/admin-dashboard/);
        else await expect(code).toHaveAccessibleDescription(wrong);
      }
      await showCode(page, codes[1] ?? '');
      await expect(page).toHaveURL(/\/admin-dashboard/);
      await page.goto('/account');
      await expect(factor.getByText('Il vous reste 8 codes de secours.')).toBeVisible();
    });
  },
);

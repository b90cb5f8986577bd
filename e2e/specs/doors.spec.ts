import { appReady } from '../browser/app.ts';
import { watchQuestions } from '../browser/answered.ts';
import { expect, test } from '../browser/test.ts';
import { haveSession, signIn } from '../pages/sign-in.ts';

test('a person who is sent to the login returns to the page afterwards, if their role may open it', async ({
  page,
}) => {
  await page.goto('/client-dashboard/orders?status=submitted');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Connectez-vous pour voir cette page.')).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill('client@demo.tassis.ma');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Demo-2026!');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/client-dashboard/orders?status=submitted');
});

test('a person who may not open the page lands on their own one', async ({ page, watch }) => {
  watch.expectComplaint(/^Access denied/);
  await page.goto('/admin-dashboard/orders');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Adresse e-mail').fill('client@demo.tassis.ma');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Demo-2026!');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/client-dashboard/profile');
  await page.goto('/my-clients');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('réservée à un autre type de compte')).toHaveCount(1);
});

test('a refused login keeps the input and says why', async ({ page, watch }) => {
  watch.expectComplaint(/401/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Veuillez remplir tous les champs requis.')).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill('personne@example.ma');
  await page.getByLabel('Mot de passe', { exact: true }).fill('faux');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(
    page.getByText('Email ou mot de passe incorrect. Veuillez vérifier vos informations.'),
  ).toBeVisible();
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('personne@example.ma');
});

test('logging out ends the session on the server and in the other tab', async ({
  page,
  context,
  watch,
}) => {
  watch.expectComplaint(/status of 401/); // Requests of the other tab at the same moment.
  await signIn(page, 'client@demo.tassis.ma');
  await expect(page).toHaveURL(/client-dashboard/);
  const other = await context.newPage();
  const answered = watchQuestions(other);
  await other.goto('/client-dashboard/orders');
  await expect(other).toHaveURL('/client-dashboard/orders');
  await answered(); // A later request would be refused.
  await page.bringToFront(); // A background tab renders slowly, and so answers a click late.
  const ended = page.waitForResponse('**/api/logout');
  await page.locator('header summary').filter({ hasText: 'Mon compte' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
  expect((await ended).status()).toBe(204);
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');

  // The next person in that tab is not led to the page of the one who left.
  await other.bringToFront();
  await other.getByLabel('Adresse e-mail').fill('client@demo.tassis.ma');
  await other.getByLabel('Mot de passe', { exact: true }).fill('Demo-2026!');
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL('/client-dashboard/profile');
});

test('logging out does not wait for the sign-in page', async ({ page, context, watch }) => {
  watch.expectComplaint(/status of 401/); // Requests that were still pending.
  await haveSession(page, 'client@demo.tassis.ma');
  await page.goto('/client-dashboard/orders');
  await appReady(page);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/sign-in\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('header summary').filter({ hasText: 'Mon compte' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
});

import { appReady } from '../browser/app.ts';
import { expect, test } from '../browser/test.ts';

const answersOf = {
  'a title': ['/services/Formation%20&%20Stage', '/services/formation-stage'],
  'a link of the specification': [
    '/services/offline/formation-&-stage?from=mail',
    '/services/offline/formation-stage?from=mail',
  ],
  'accents and capitals': ['/services/Secrétariat-Partagé/', '/services/secretariat-partage'],
  'another name': ['/services/business-brokerage', '/services/business-brokage'],
} as const;

for (const [name, [asked, path]] of Object.entries(answersOf)) {
  test(`the page of a service has one address: ${name} redirects to it at once`, async ({
    request,
  }) => {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, path]);
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
  });
}

test('an unknown service is not found, and its page links to all services', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/404/);
  const answer = await page.goto('/services/offline/plomberie');
  expect(answer?.status()).toBe(404);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Service non trouvé');
  await appReady(page);
  await expect(title).toHaveText('Service non trouvé');
  await expect(page.locator('head [name=robots]')).toHaveCount(1);
  await expect(page.locator('head [rel=canonical]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Voir tous les services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(page.locator('head [name=robots]')).toHaveCount(0);
});

test('from the list of services to a quote', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('link', { name: 'Découvrir Pilotage' }).click();
  await expect(page).toHaveURL('/services/pilotage');
  await page.getByRole('link', { name: 'Demander un devis', exact: true }).click();
  await expect(page).toHaveURL('/services/offline/pilotage');
  const form = page.getByRole('form', { name: 'Demander un devis' });
  await expect(form).toBeAttached(); // The previous page stays until this one has rendered.
  await page.getByRole('link', { name: 'Demander un devis', exact: true }).click();
  await expect(form).toBeInViewport();
  await form.getByLabel('Nom complet').fill('Salma El Amrani');
  await form.getByLabel('Adresse e-mail').fill('salma@example.ma');
  await form.getByLabel('Téléphone').fill('0612345678');
  await form.getByLabel('Votre besoin').fill('Un tableau de bord pour mon équipe.');
  await form.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(
    page.getByText(
      'Demande envoyée avec succès ! Nous vous recontacterons dans les plus brefs délais.',
    ),
  ).toBeVisible();
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { fillLogin } from '../pages/sign-in.ts';
import { mainSystem, publicPaths } from '../system/addresses.ts';
import { LiveManifest } from '../system/live-manifest.ts';

test.use({ javaScriptEnabled: false });

test('a page of an area that is off the site says so, with a way on, and that it comes back', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/503/);
  await page.setViewportSize({ width: 390, height: 844 });
  const manifest = new LiveManifest(mainSystem);
  const areas = manifest.found.areas.map((area) => ({ ...area, enabled: area.id === 'marketing' }));
  manifest.replace({ ...manifest.found, areas });
  try {
    for (const path of ['/negative-certificate', '/client-dashboard/orders']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()['retry-after']).toBe('3600');
      const title = 'Cette partie du site est fermée pour le moment';
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.getByText('Chargement…')).toBeHidden();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: 'Contact' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    await page.locator('main').getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL('/');
  } finally {
    manifest.putBack();
  }
});

/** The main content of each page. */
const readings = [
  {
    path: '/',
    heading: 'Créez votre société, l’esprit libre.',
    texts: ['clients satisfaits', 'Forfaits populaires', 'Ce que disent nos clients'],
    prices: 3,
  },
  {
    path: '/services',
    heading: 'Nos services',
    texts: ['Commencer maintenant', 'Services professionnels', 'Nos Forfaits'],
    prices: 4,
  },
  {
    path: '/services/creation-de-societe',
    heading: 'Création de société',
    texts: ['Service 100% en ligne', 'Instantané', 'Ce que vous y gagnez', 'Demander un devis'],
    prices: 0,
  },
  {
    path: '/services/offline/pilotage',
    heading: 'Pilotage',
    texts: ['Ce que comprend le service', 'Votre besoin', 'Et ensuite'],
    prices: 0,
  },
  {
    path: '/privacy',
    heading: 'Confidentialité',
    texts: ['Combien de temps', 'Vos droits', 'Mis à jour le'],
    prices: 0,
  },
  {
    path: '/forfaits',
    heading: 'Comparer les forfaits',
    texts: ['De quoi avez-vous besoin', 'Le prix s’affiche ici', 'Pacte d’associés'],
    prices: 14,
  },
  {
    path: '/company-creation',
    heading: 'Votre société, créée dans les règles',
    texts: ['sociétés créées', 'Création Essentielle', 'Du projet à l’immatriculation'],
    prices: 4,
  },
  {
    path: '/domiciliation',
    heading: 'Une adresse de siège, sans bail à signer',
    texts: ['clients satisfaits', 'Domiciliation 6 mois', 'De la demande à votre première lettre'],
    prices: 5,
  },
  {
    path: '/domiciliation/form',
    heading: 'Formulaire de domiciliation',
    texts: ['Choisissez votre forfait', 'Domiciliation 24 mois'],
    prices: 5,
  },
  {
    path: '/negative-certificate',
    heading: 'Votre certificat négatif, sans vous déplacer',
    texts: ['Remplir la demande', 'Appelation 1', 'Activité de la société'],
    prices: 4,
  },
  {
    path: '/login',
    heading: 'Connexion',
    texts: ['Adresse e-mail', 'Se connecter', 'Pas encore de compte'],
    prices: 0,
  },
  {
    path: '/register',
    heading: 'Inscription',
    texts: ['Prénom', 'Créer mon compte', 'Déjà un compte'],
    prices: 0,
  },
];

for (const { path, heading, texts, prices } of readings) {
  test(`${path} can be read completely`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const text of texts) {
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    }
    await expect(page.getByRole('main')).not.toContainText(/chargement/i);
    const amounts = (await page.getByRole('main').innerText()).match(/\d\s(?:MAD|DH)/g) ?? [];
    expect(amounts.length).toBeGreaterThanOrEqual(prices);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Mentions légales' })).toBeVisible();
  });
}

test('every link of the public pages leads to a page', async ({ page, request }) => {
  const hrefs = new Set<string>();
  for (const path of publicPaths) {
    await page.goto(path);
    for (const link of await page.locator('a[href^="/"]').all()) {
      hrefs.add((await link.getAttribute('href')) ?? '');
    }
  }
  expect(hrefs.size).toBeGreaterThan(15);
  for (const href of hrefs) {
    const answer = await request.get(href, { maxRedirects: 0 });
    expect(answer.status(), href).toBe(200);
  }
});

test(
  'the request form says that it needs a script, and shows no button without effect',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/negative-certificate');
    await expect(page.locator('main noscript div').first()).toContainText('a besoin de JavaScript');
    await expect(page.locator('main noscript div').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Soumettre la Demande' })).toBeHidden();
  },
);

test('the login says that it needs a script, and no password gets into an address', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.locator('main noscript div').first()).toContainText('a besoin de JavaScript');
  await expect(page.locator('main noscript div').first()).toBeVisible();
  await fillLogin(page, 'client@demo.tassis.ma');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('');
  await expect(page).toHaveURL('/login');
});

test('its links work', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await navigation.getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL('/services');
  await page.getByRole('main').getByRole('link', { name: 'Commencer maintenant' }).last().click();
  await expect(page).toHaveURL(/\/(?:negative-certificate|domiciliation|company-creation)$/);
  await page.goto('/negative-certificate');
  await page.getByRole('link', { name: 'Remplir la demande' }).click();
  await expect(page.getByLabel('Nom du bénéficiaire', { exact: true })).toBeInViewport();
});

test('questions open one at a time', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('details[name=questions]');
  const open = () => questions.evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
  expect(await open()).toEqual([true, false, false, false, false]);
  await questions.nth(2).locator('summary').click();
  expect(await open()).toEqual([false, false, true, false, false]);
  await expect(questions.nth(2).locator('p')).toBeVisible();
  await questions.nth(2).locator('summary').click();
  expect(await open()).toEqual([false, false, false, false, false]);
});

test(
  'on a phone the menu opens, closes and leads to a page',
  { tag: '@deep' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/negative-certificate');
    const menu = page.getByRole('banner').getByText('Menu', { exact: true });
    const link = page.getByRole('banner').getByRole('link', { name: 'Contact' });
    await expect(link).toBeHidden();
    await menu.click();
    await expect(link).toBeVisible();
    await menu.click();
    await expect(link).toBeHidden();
    await menu.click();
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('the newsletter form works, and the next page links back', async ({ page }) => {
  await page.goto('/services');
  await subscribe(page, `e2e-${randomUUID()}@example.ma`);
  await expect(page).toHaveURL(/\/sent\/newsletter/);
  await expect(page.getByText('Inscription réussie !')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lettre d’information');
  await page.getByRole('link', { name: 'Retour à la page' }).click();
  await expect(page).toHaveURL('/services');
});

test('the quote form works, and the next page links back', async ({ page }) => {
  await page.goto('/services/offline/marketing');
  const form = page.getByRole('form', { name: 'Demander un devis' });
  await form.getByLabel('Nom complet').fill('Salma El Amrani');
  await form.getByLabel('Adresse e-mail').fill('salma@example.ma');
  await form.getByLabel('Téléphone').fill('0612345678');
  await form.getByLabel('Votre besoin').fill('Une image cohérente partout.');
  await form.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText(/^Demande envoyée avec succès !/)).toBeVisible();
  await page.getByRole('link', { name: 'Retour à la page' }).click();
  await expect(page).toHaveURL('/services/offline/marketing');
});

test('an invalid e-mail address is refused by the browser', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/services');
  await subscribe(page, 'salma@example');
  await expect(page.getByRole('contentinfo').locator('input:invalid')).toBeVisible();
  await expect(page).toHaveURL('/services');
});

test('an e-mail address that the API refuses is returned as it was typed, to be corrected', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/422/);
  await page.goto('/');
  const address = `${'a'.repeat(260)}@example.ma`; // The browser accepts it.
  await subscribe(page, address);
  await expect(page.getByText("Erreur lors de l'inscription. Veuillez réessayer.")).toBeVisible();
  const field = page.getByRole('main').getByLabel('Adresse e-mail');
  await expect(field).toHaveValue(address);
  await expect(field).toHaveAccessibleDescription(/\S/);
  await field.fill(`e2e-${randomUUID()}@example.ma`);
  await page.getByRole('button', { name: 'Envoyer à nouveau' }).click();
  await expect(page.getByText('Inscription réussie !')).toBeVisible();
});

async function subscribe(page: Page, email: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Votre e-mail').fill(email);
  await footer.getByRole('button', { name: 'S’inscrire' }).click();
}

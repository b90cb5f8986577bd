import { randomUUID } from 'node:crypto';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';

/** A picture of eight by eight pixels. */
const SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPgzvPHihiGlgQAeOUyAWxdOPsAAAAASUVORK5CYII=';
const MINUTE = 60_000;
const blog = `${mainSystem.site}/blog`;
const home = async () => (await fetch(mainSystem.site)).text();
const about = async () => (await fetch(`${mainSystem.site}/about`)).text();

test(
  'a published question is on its page within a minute, not before',
  { tag: '@deep' },
  async ({ page }) => {
    const question = 'Recevez-vous le samedi ?';
    await haveSession(page, 'contenu@demo.tassis.ma');
    await page.goto('/dashboard/faq');
    await page
      .getByRole('main')
      .getByRole('link', { name: /À propos/ })
      .click();
    await page.getByRole('button', { name: 'Ajouter une question' }).click();
    const questions = page.getByRole('list', { name: /^Les questions/ });
    const added = questions.getByRole('listitem').last();
    const french = added.getByRole('group', { name: 'Français' });
    await french.getByLabel('Question').fill(question);
    await french.getByLabel('Réponse').fill('Oui, le matin.');
    await expect(page.getByText(/Brouillon enregistré/)).toBeVisible();
    await page.reload();
    await expect(french.getByLabel('Question')).toHaveValue(question);
    expect(await about()).not.toContain(question);
    try {
      await page.getByRole('button', { name: 'Publier' }).click();
      await expect(page.getByText('Comme sur le site')).toBeVisible();
      await expect.poll(about, { timeout: MINUTE, intervals: [500] }).toContain(question);
    } finally {
      await added.getByRole('button', { name: /Retirer/ }).click();
      await page.getByRole('button', { name: 'Publier' }).click();
      await expect(page.getByText('Comme sur le site')).toBeVisible();
    }
  },
);

test(
  'an article with a picture is written, published, in the sitemap, and unpublished',
  { tag: '@deep' },
  async ({ page }) => {
    const name = `ouvrir-${randomUUID().slice(0, 8)}`;
    const address = `${blog}/${name}`;
    const status = async () => (await fetch(address)).status;
    await haveSession(page, 'contenu@demo.tassis.ma');
    await page.goto('/dashboard/articles');
    const begin = page.getByRole('form', { name: 'Nouvel article' });
    await begin.getByLabel('Titre').fill('Ouvrir un commerce');
    await begin.getByLabel('Fin de l’adresse').fill(name);
    await begin.getByRole('button').click();
    await page.getByLabel('Description').fill('Ce qu’il faut, et dans quel ordre.');
    await page.getByRole('button', { name: 'Paragraphe' }).click();
    await page.getByLabel('Paragraphe').fill('Un **bail**, d’abord.');
    await page.getByRole('button', { name: 'Image' }).click();
    await page.getByLabel('Ce que l’image montre').fill('Un carré');
    const mimeType = 'image/png';
    await page
      .getByLabel(/Choisir une image/)
      .setInputFiles({ name: 'carre.png', mimeType, buffer: Buffer.from(SQUARE, 'base64') });
    await expect(page.getByRole('img', { name: 'Un carré' })).toBeVisible();
    expect(await status()).toBe(404);
    await page.getByRole('button', { name: 'Publier' }).click();
    await expect(page.getByText('Comme sur le site')).toBeVisible();
    try {
      await expect.poll(status, { timeout: MINUTE, intervals: [500] }).toBe(200);
      const html = await (await fetch(address)).text();
      expect(html).toContain('<strong>bail</strong>');
      expect(html).toContain('"@type":"Article"');
      expect(html).toContain('alt="Un carré"');
      expect(await (await fetch(`${mainSystem.site}/sitemap.xml`)).text()).toContain(address);
    } finally {
      await page.getByRole('button', { name: 'Retirer du blog' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer du blog' }).click();
      await expect.poll(status, { timeout: MINUTE, intervals: [500] }).toBe(404);
    }
  },
);

test(
  'a banner and a figure are on the pages within a minute, English questions on the English page',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const text = 'Nos bureaux ferment à midi vendredi.';
    const publish = async () => {
      await page.getByRole('button', { name: 'Publier' }).click();
      await expect(page.getByText('Comme sur le site')).toBeVisible();
    };
    const within = { timeout: MINUTE, intervals: [500] };
    await haveSession(page, 'contenu@demo.tassis.ma');

    await page.goto('/dashboard/claims');
    const figure = page
      .getByRole('group', { name: 'Satisfaction' })
      .getByLabel('Chiffre', { exact: true });
    const before = await figure.inputValue();
    await figure.fill('99,7%');
    await expect(page.getByText(/Brouillon enregistré/)).toBeVisible();
    expect(await about()).not.toContain('99,7%');
    await publish();
    await expect.poll(about, within).toContain('99,7%');
    await figure.fill(before);
    await publish();

    await page.goto('/dashboard/banners');
    await page.getByRole('button', { name: 'Ajouter une bannière' }).click();
    const added = page
      .getByRole('list', { name: /^Les bannières/ })
      .getByRole('listitem')
      .last();
    await added.getByLabel('Message', { exact: true }).fill(text);
    await added.getByLabel('Message en anglais').fill('We close at noon on Friday.');
    await added.getByLabel('Page du lien').fill('/contact');
    await added.getByLabel('Texte du lien', { exact: true }).fill('Nous écrire');
    await added.getByLabel('Texte du lien en anglais').fill('Write to us');
    await publish();
    await expect.poll(home, within).toContain(text);

    await page.goto('/dashboard/faq/negative_certificate');
    const first = page
      .getByRole('list', { name: /^Les questions/ })
      .getByRole('listitem')
      .first();
    const english = first.getByRole('group', { name: 'Anglais' });
    await english.getByLabel('Question').fill('What does it certify?');
    await english.getByLabel('Réponse').fill('That the name is free.');
    await publish();

    const visitors = await browser.newContext({ baseURL: mainSystem.site });
    const visitor = await visitors.newPage();
    await visitor.goto('/negative-certificate');
    await visitor.getByRole('button', { name: 'English' }).click();
    const banner = visitor.getByRole('region', { name: 'Announcement' });
    await expect(banner.getByText('We close at noon on Friday.')).toBeVisible();
    await expect(banner.getByRole('link', { name: /^Write to us/ })).toHaveAttribute(
      'hreflang',
      'fr',
    );
    const asked = visitor.getByRole('group').filter({ hasText: 'What does it certify?' });
    await expect(asked).not.toHaveAttribute('lang');
    await expect(visitor.locator('details[lang=fr]')).toHaveCount(0);

    await banner.getByRole('button', { name: 'Close the announcement' }).click();
    await expect(banner).toBeHidden();
    await visitor.goto('/');
    // The banner is in the served page; it is hidden until the app removes it.
    expect(await home()).toContain(text);
    await expect(visitor.getByText(text)).toBeHidden();
    await visitors.close();

    await page.goto('/dashboard/banners');
    await added.getByRole('button', { name: /Retirer/ }).click();
    await publish();
    await expect.poll(home, within).not.toContain(text);
  },
);

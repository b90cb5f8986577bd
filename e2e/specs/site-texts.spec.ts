import { randomUUID } from 'node:crypto';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';

/** Eight pixels by eight. */
const SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPgzvPHihiGlgQAeOUyAWxdOPsAAAAASUVORK5CYII=';
const MINUTE = 60_000;
const blog = `${mainSystem.site}/blog`;
const about = async () => (await fetch(`${mainSystem.site}/about`)).text();

test(
  'a question that is written and published is on its page within a minute, not before',
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
  'an article with a picture is written, published, found by search engines, and taken off',
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

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { sql } from '../system/database.ts';
import { mailedLink } from '../system/mails.ts';

const ADMIN = 'admin@demo.tassis.ma';
const MINUTE = 60_000;

async function send(path: string, body: object): Promise<Response> {
  return fetch(`${mainSystem.api}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const aPassword = { password: 'Un-mot-de-passe-9', password_confirmation: 'Un-mot-de-passe-9' };

/** An accountant who has just registered; the name of their business. */
async function registerAccountant(): Promise<{ email: string; businessName: string }> {
  const email = `cabinet-${randomUUID()}@example.ma`;
  const businessName = `Cabinet ${email.slice(8, 16)}`;
  const answer = await send('/register/partner', {
    firstName: 'Karim',
    secondName: 'Idrissi',
    email,
    phone: '0612345678',
    ...aPassword,
    businessName,
    legalStatus: 'Expert comptable',
    legalForm: 'SARL',
  });
  expect(answer.status).toBe(201);
  return { email, businessName };
}

const contact = async () => (await fetch(`${mainSystem.site}/contact`)).text();

/** Opens a row of a list beside it. */
async function openRow(page: Page, words: string, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Recherche' }).fill(words);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

test(
  'an accountant who waits is found from the landing page, validated, and told',
  { tag: '@deep' },
  async ({ page }) => {
    const { email, businessName } = await registerAccountant();
    await haveSession(page, ADMIN);
    await page.goto('/admin-dashboard/dashboard');
    await page.getByRole('link', { name: /Comptables à valider/ }).click();
    await expect(page).toHaveURL(/\/validate-accountants\?status=pending$/);
    await openRow(page, businessName, businessName);
    const panel = page.getByRole('dialog', { name: businessName });
    await panel.getByRole('button', { name: 'Valider' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Valider' }).click();
    await expect(
      page.getByText('Le partenaire est validé. Un e-mail le lui annonce.'),
    ).toBeVisible();
    await expect
      .poll(() =>
        sql(
          mainSystem,
          `SELECT recipient FROM mails WHERE template = 'partner-validated' AND recipient = $1`,
          [email],
        ),
      )
      .toHaveLength(1);
    // No longer one of those who wait.
    await expect(page.getByRole('link', { name: businessName, exact: true })).toHaveCount(0);
  },
);

test(
  'a setting that is changed is on the site within a minute, and who changed it is told',
  { tag: '@deep' },
  async ({ page }) => {
    await haveSession(page, ADMIN);
    await page.goto('/system-settings');
    const form = page.getByRole('form', { name: 'La maison' });
    const field = form.getByLabel('Téléphone');
    const before = await field.inputValue();
    const save = async (phone: string) => {
      await field.fill(phone);
      await form.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(page.getByText(/C’est enregistré/).last()).toBeVisible();
    };
    const phone = '+212 5 22 98 76 54';
    expect(await contact()).not.toContain(phone);
    await save(phone);
    try {
      await expect.poll(contact, { timeout: MINUTE, intervals: [500] }).toContain(phone);
      const change = page.getByRole('listitem').filter({ hasText: 'Paramètres changés' }).first();
      await expect(change).toContainText('98 76 54');
    } finally {
      await save(before);
    }
  },
);

test('a colleague is invited, and disabled while at work', async ({ page, browser }) => {
  const email = `collegue-${randomUUID()}@example.ma`;
  await haveSession(page, ADMIN);
  await page.goto('/manage-users');
  await page.getByRole('button', { name: 'Inviter un collègue' }).click();
  const invitation = page.getByRole('alertdialog');
  await invitation.getByLabel('Prénom').fill('Nadia');
  await invitation.getByLabel('Nom', { exact: true }).fill('Alaoui');
  await invitation.getByLabel('Adresse e-mail').fill(email);
  await invitation.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByText(`L’invitation est envoyée à ${email}.`)).toBeVisible();
  const link = await mailedLink(mainSystem, 'invitation', email);
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  expect((await send(`/invitations/${token}/accept`, aPassword)).status).toBe(201);

  const theirs = await browser.newContext({ baseURL: mainSystem.site });
  const desk = await theirs.newPage();
  await haveSession(desk, email, aPassword.password);
  await desk.goto('/dashboard/dashboard');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();

  await openRow(page, email, 'Nadia Alaoui');
  await page.getByRole('dialog').getByRole('button', { name: 'Désactiver' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Désactiver' }).click();
  await expect(page.getByText('Le compte est désactivé.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Compte désactivé')).toBeVisible();

  await desk.reload();
  await expect(desk).toHaveURL(/\/login/);
  expect((await send('/login', { email, password: aPassword.password })).status).toBe(401);
  await theirs.close();
});

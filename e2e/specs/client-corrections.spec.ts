import { randomUUID } from 'node:crypto';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser, registerClient } from '../system/api.ts';
import { readBody } from '../system/json.ts';

type Order = { id: string; reference: string; version: number };

test('a client corrects what the firm asks, and orders again what they had cancelled', async ({
  page,
}) => {
  const account = await registerClient(mainSystem.api);
  const client = await ApiUser.signIn(mainSystem.api, account.email, account.password);
  const admin = await ApiUser.signIn(mainSystem.api, 'admin@demo.tassis.ma');
  const placed = await client.order(randomUUID(), 'Conseil aux entreprises');
  let { data: order } = await readBody<{ data: Order }>(placed);
  const move = async (body: object) => {
    const headers = { 'if-match': `"${order.version}"` };
    const answer = await admin.post(`/admin/orders/${order.id}/transition`, body, headers);
    expect(answer.status).toBe(200);
    ({ data: order } = await readBody<{ data: Order }>(answer));
  };
  await move({ to: 'in_review' });
  await move({
    to: 'awaiting_client',
    message: 'Dites-en plus sur votre activité.',
    fields: ['services.0.data.activity'],
  });
  await haveSession(page, account.email, account.password);

  await test.step('the list says whose turn it is, and leads to the order', async () => {
    await page.goto('/client-dashboard/orders');
    await expect(page.getByText('À vous de jouer', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: order.reference }).click();
  });

  await test.step('only what was asked is corrected, over a reload', async () => {
    const form = page.getByRole('form', { name: 'Corriger ma demande' });
    await expect(form).toContainText('Dites-en plus sur votre activité.');
    await expect(form.getByRole('textbox')).toHaveCount(1);
    await form.getByRole('textbox', { name: 'Activité' }).fill('Conseil en gestion');
    await page.reload();
    await expect(form.getByRole('textbox')).toHaveValue('Conseil en gestion');
    await form.getByRole('button', { name: 'Renvoyer ma demande' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'En vérification' })).toBeVisible();
    await expect(form).toBeHidden();
  });

  await test.step('it is given up, with a reason', async () => {
    await page.getByRole('button', { name: 'Annuler la commande' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill('Projet reporté');
    await dialog.getByRole('button', { name: 'Annuler la commande' }).click();
    await expect(page.getByText('Commande annulée')).toBeVisible();
  });

  await test.step('and ordered again: its form is filled in', async () => {
    await page.getByRole('button', { name: 'Commander à nouveau' }).click();
    await expect(page).toHaveURL(/\/negative-certificate#/u);
    await expect(page.getByRole('textbox', { name: 'Activité' })).toHaveValue('Conseil en gestion');
    const title = page.getByRole('main').locator('#demande h2');
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await expect(
      page.getByText(/^Voici une demande remplie d’après votre commande/u),
    ).toBeInViewport();
  });
});

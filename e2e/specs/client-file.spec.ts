import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { aPdf } from '@tassis/testing/builders';
import type { Locator } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { recordPayment, STAFF } from '../pages/staff/staff-desk.ts';
import { StaffOrder } from '../pages/staff/staff-order.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser, registerClient } from '../system/api.ts';
import { sql } from '../system/database.ts';
import { readBody } from '../system/json.ts';
import type { PlacedOrder } from '../system/placed-orders.ts';

type Answer<Data> = { data: Data };

test(
  'the client and the firm handle an order from its corrections to its certificate',
  { tag: '@deep' },
  async ({ page, browser, watch }) => {
    test.setTimeout(300_000);
    const account = await registerClient(mainSystem.api);
    const client = await ApiUser.signIn(mainSystem.api, account.email, account.password);
    const placed = await client.order(randomUUID(), 'Conseil aux entreprises');
    const { data: order } = await readBody<Answer<PlacedOrder>>(placed);
    const staff = await ApiUser.signIn(mainSystem.api, STAFF);
    const theirs = await browser.newContext({ baseURL: mainSystem.site });
    const office = await theirs.newPage();
    await haveSession(office, STAFF);
    await haveSession(page, account.email, account.password);
    const desk = new StaffOrder(office);
    const atDesk = `/admin-dashboard/order/${order.id}`;
    const atHome = `/client-dashboard/order/details/${order.id}`;

    await test.step('the firm asks for another activity', async () => {
      await office.goto(atDesk);
      await desk.takeUp();
      await desk.askFor({ field: 'Activité', message: 'Dites-en plus sur votre activité.' });
    });

    await test.step('its client corrects it, and the firm sees it', async () => {
      await page.goto(atHome);
      const form = page.getByRole('form', { name: 'Corriger ma demande' });
      await form.getByRole('textbox', { name: 'Activité' }).fill('Conseil en gestion');
      await form.getByRole('button', { name: 'Renvoyer ma demande' }).click();
      await expect(form).toBeHidden();
      await office.getByRole('button', { name: 'Afficher', exact: true }).click();
      await expect(desk.state).toContainText('En vérification');
      await expect(office.getByText('Conseil en gestion').first()).toBeVisible();
    });

    await test.step('they write to each other', async () => {
      await write(page.getByRole('main'), 'Quand aurai-je mon certificat ?');
      const thread = office.getByRole('list', { name: /^Messages,/ });
      await expect(thread).toContainText('Quand aurai-je mon certificat ?');
      await write(office.getByRole('region', { name: 'Échanges avec le client' }), 'Demain.');
      await expect(page.getByRole('list', { name: /^Messages,/ })).toContainText('Demain.');
    });

    await test.step('the work is begun and done, and the certificate is handed over', async () => {
      await desk.begin();
      const content = aPdf(['Certificat negatif']);
      const { client: owner } = await readOrder(staff, `/admin/orders/${order.id}`);
      const whose = { client_id: owner?.id, order_id: order.id };
      const document = { ...whose, kind: 'official', name: 'Certificat.pdf', content };
      expect((await staff.post('/admin/documents', document)).status).toBe(201);
      await desk.finish();
      await expect(page.getByRole('main').getByText('Terminée').first()).toBeVisible();
    });

    const bill = (await readOrder(client, `/client/orders/${order.id}`)).bill;
    await test.step('the bill is paid in two parts', async () => {
      await office.goto(`/admin-dashboard/bill/${bill.id}`);
      await recordPayment(office, { amount: '170', method: 'Espèces', left: '300,00' });
      await page.goto(`/client-dashboard/bills/${bill.id}`);
      await page.getByRole('button', { name: /^Payer 300,00.MAD par carte/u }).click();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page.getByText('Cette facture est réglée.')).toBeVisible();
    });

    await test.step('the certificate is downloaded', async () => {
      await page.goto(`/client-dashboard/documents?order=${order.id}`);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Certificat.pdf' }).click();
      const panel = page.getByRole('dialog', { name: 'Certificat.pdf' });
      await panel.getByRole('button', { name: /^Télécharger/ }).click();
      const file = await readFile(await (await download).path());
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    });

    await test.step('nobody else finds any of it', async () => {
      const other = await registerClient(mainSystem.api);
      const stranger = await ApiUser.signIn(mainSystem.api, other.email, other.password);
      const paths = [
        `/client/orders/${order.id}`,
        `/client/orders/${order.id}/messages`,
        `/client/bills/${bill.id}`,
      ];
      for (const path of paths) expect((await stranger.get(path)).status, path).toBe(404);
      watch.expectComplaint(/status of 404/);
      await haveSession(page, other.email, other.password);
      const documents = await client.get(`/client/documents?order=${order.id}&kind=official`);
      const [certificate] = (await readBody<Answer<{ id: string }[]>>(documents)).data;
      expect(certificate).toBeDefined();
      const [domiciliation] = await sql(mainSystem, 'SELECT id FROM domiciliations LIMIT 1');
      for (const [address, words] of [
        [`order/details/${order.id}`, 'Commande introuvable'],
        [`bills/${bill.id}`, 'Facture introuvable'],
        [`documents?row=${certificate?.id}`, 'Aucun document pour le moment'],
        [
          `domiciliation-warnings?domiciliation=${String(domiciliation?.['id'])}`,
          'Cette domiciliation n’existe pas, ou elle n’est pas liée à votre compte.',
        ],
      ] as const) {
        await page.goto(`/client-dashboard/${address}`);
        await expect(page.getByText(words), address).toBeVisible();
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await theirs.close();
  },
);

async function write(where: Locator, text: string): Promise<void> {
  await where.getByRole('textbox', { name: 'Votre message' }).fill(text);
  await where.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(where.getByRole('list', { name: /^Messages,/ })).toContainText(text);
}

type ReadOrder = { bill: { id: string }; client?: { id: string } };

async function readOrder(user: ApiUser, path: string): Promise<ReadOrder> {
  return (await readBody<Answer<ReadOrder>>(await user.get(path))).data;
}

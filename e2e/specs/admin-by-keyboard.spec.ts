import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { aPdf } from '@tassis/testing/builders';
import { appReady } from '../browser/app.ts';
import { expectQuietPage } from '../browser/quiet-page.ts';
import { expect, test } from '../browser/test.ts';
import { goTo, press, typeInto } from '../pages/keyboard.ts';
import { haveSession } from '../pages/sign-in.ts';
import { acceptDocument, refuseDocument, STAFF } from '../pages/staff/staff-desk.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser } from '../system/api.ts';
import { readBody } from '../system/json.ts';
import type { PlacedOrder } from '../system/placed-orders.ts';

type Answer<Data> = { data: Data };

const MINUTE = 60_000;
const widths = [390, 1280];

test(
  'an order is handled from the landing page to its end with the keyboard alone',
  { tag: '@deep' },
  async ({ page }) => {
    test.setTimeout(5 * MINUTE);
    const client = await ApiUser.register(mainSystem.api);
    const placed = await client.order(randomUUID(), 'Conseil aux entreprises');
    const { data: order } = await readBody<Answer<PlacedOrder>>(placed);
    const documents = ['Passeport.pdf', 'Justificatif.pdf', 'Photo.pdf'];
    const [first = '', second = '', third = ''] = documents;
    for (const name of documents) {
      const document = {
        order_id: order.id,
        kind: 'identity',
        name,
        content: aPdf(['CIN AB123456']),
      };
      expect((await client.post('/client/documents', document)).status).toBe(201);
    }
    await haveSession(page, STAFF);
    const main = page.getByRole('main');
    const focused = page.locator('main:focus, main :focus');
    const dialog = page.getByRole('dialog');
    const state = page.getByRole('region', { name: 'État' });
    const title = page.getByRole('heading', { name: order.reference, level: 1 });
    const button = (name: string, where: Locator = main) => where.getByRole('button', { name });
    /** Moves the order by its button and the one in the dialog; the focus then returns to the page. */
    const move = async (name: string, becomes: string) => {
      await press(page, button(name), 'Enter');
      await press(page, button(name, dialog), 'Enter');
      await expect(dialog).toHaveCount(0);
      await expect(state).toContainText(becomes);
      await expect(focused).toBeVisible();
    };

    await test.step('from the landing page over the list', async () => {
      await page.goto('/admin-dashboard');
      await appReady(page);
      const inbox = page.locator('main a[href$="/admin-dashboard/orders/submitted"]').first();
      await press(page, inbox, 'Enter');
      await goTo(page, page.getByRole('link', { name: order.reference, exact: true }));
      await page.keyboard.press('Enter');
      await expect(title).toBeVisible();
      await expectQuietPage(page, { widths });
    });

    await test.step('taken up, with a message that is read before it is sent', async () => {
      await press(page, button('Prendre en charge'), 'Enter');
      // The first field of a dialog has the focus.
      await expect(dialog.getByRole('textbox', { name: 'Message (facultatif)' })).toBeFocused();
      await page.keyboard.type('Nous lisons vos pièces.');
      await press(page, button('Aperçu pour le client', dialog), 'Enter');
      const preview = dialog.getByRole('region', { name: 'Ce que voit le client' });
      await expect(preview.getByText('Nous lisons vos pièces.')).toHaveCount(2);
      await press(page, button('Prendre en charge', dialog), 'Enter');
      await expect(state).toContainText('En vérification');
      await expect(focused).toBeVisible();
    });

    await test.step('a document is read beside the order, and accepted', async () => {
      await goTo(page, page.locator('#documents'));
      await press(page, button(first), 'Enter');
      await expect(dialog.getByText('CIN AB123456')).toBeVisible({ timeout: MINUTE });
      await press(page, button('Accepter', dialog), 'Enter');
      await expect(button('Accepter', dialog)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(button(first)).toBeFocused();
    });

    await test.step('a message to the client', async () => {
      await goTo(page, page.locator('#messages'));
      await typeInto(
        page,
        page.getByRole('textbox', { name: 'Votre message' }),
        'C’est en bonne voie.',
      );
      await press(page, page.getByRole('button', { name: 'Envoyer', exact: true }), 'Enter');
      await expect(page.getByRole('list', { name: /^Messages,/ })).toContainText(
        'C’est en bonne voie.',
      );
      await expect(focused).toBeVisible();
    });

    await test.step('the queue: one document is accepted, the next one refused', async () => {
      const { data: waiting } = await readBody<Answer<{ id: string; name: string }[]>>(
        await client.get(`/client/documents?order=${order.id}`),
      );
      const document = waiting.find(({ name }) => name === second);
      await page.goto(`/admin-dashboard/documents/review?document=${document?.id}`);
      const heading = (name: string) => page.getByRole('heading', { level: 2, name });
      await expect(heading(second)).toBeFocused();
      await expectQuietPage(page, { widths });
      await heading(second).focus();
      await acceptDocument(page, second);
      await expect(heading(third)).toBeFocused();
      await refuseDocument(page, third);
    });

    await test.step('work begins', async () => {
      await page.goto(`/admin-dashboard/order/${order.id}`);
      await expect(title).toBeVisible();
      await move('Lancer le traitement', 'En cours');
    });

    await test.step('its payment is recorded at its bill, and one comes back', async () => {
      const { data } = await readBody<Answer<{ bill: { number: string } }>>(
        await client.get(`/client/orders/${order.id}`),
      );
      await press(page, main.getByRole('link', { name: data.bill.number }), 'Enter');
      const record = page.getByRole('button', { name: 'Enregistrer le paiement', exact: true });
      await press(page, record, 'Enter');
      const question = page.getByRole('alertdialog', { name: /^Enregistrer un paiement de/ });
      await press(page, button('Enregistrer le paiement', question), 'Enter');
      await expect(page.getByText('La facture est payée en entier.')).toBeVisible();
      await expect(focused).toBeVisible();
      await press(page, main.getByRole('link', { name: order.reference }), 'Enter');
      await expect(title).toBeVisible();
    });

    await test.step('the order is done', async () => {
      await move('Terminer la commande', 'Terminée');
      await expectQuietPage(page, { widths });
    });

    const theirs = await client.get(`/client/orders/${order.id}`);
    const { data } = await readBody<Answer<PlacedOrder>>(theirs);
    expect(data).toMatchObject({ status: 'completed', bill: { status: 'paid' } });
  },
);

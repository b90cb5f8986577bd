import { randomUUID } from 'node:crypto';
import { aPdf } from '@tassis/testing/builders';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser } from '../system/api.ts';
import { bodyOf } from '../system/json.ts';
import type { PlacedOrder } from '../system/placed-orders.ts';

type Answer<Data> = { data: Data };

test('an order is treated from the landing page to its end in twelve actions', async ({ page }) => {
  const client = await ApiUser.register(mainSystem.api);
  const placed = await client.order(randomUUID(), 'Conseil aux entreprises');
  const { data: order } = await bodyOf<Answer<PlacedOrder>>(placed);
  const sent = await client.post('/client/documents', {
    order_id: order.id,
    kind: 'identity',
    name: 'Pièce d’identité.pdf',
    content: aPdf(['CIN AB123456'], { scan: true }),
  });
  expect(sent.status).toBe(201);
  await haveSession(page, 'admin@demo.tassis.ma');
  await page.goto('/admin-dashboard');
  let actions = 0;
  const act = async (name: string, where = page.getByRole('main')) => {
    actions += 1;
    await where.getByRole('button', { name }).click();
  };
  const state = page.getByRole('region', { name: 'État' });
  const dialog = page.getByRole('dialog');

  await test.step('the landing page leads to it', async () => {
    actions += 2;
    await page.locator('a[href$="/admin-dashboard/orders/submitted"]').first().click();
    await page.getByRole('link', { name: order.reference, exact: true }).click();
    await expect(page.getByRole('heading', { name: order.reference, level: 1 })).toBeVisible();
  });

  await test.step('it is taken up', async () => {
    await act('Prendre en charge');
    await act('Prendre en charge', dialog);
    await expect(state).toContainText('En vérification');
  });

  await test.step('its paper is read in the page, and accepted', async () => {
    await act('Pièce d’identité.pdf');
    await expect(dialog.getByText('CIN AB123456')).toBeVisible();
    await expect.poll(() => dialog.locator('canvas').evaluate(countInk)).toBeGreaterThan(10_000);
    await act('Accepter', dialog);
    await expect(dialog.getByRole('button', { name: 'Accepter' })).toHaveCount(0);
    actions += 1;
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('work begins, and is done', async () => {
    await act('Lancer le traitement');
    await act('Lancer le traitement', dialog);
    await expect(state).toContainText('En cours');
    await act('Terminer la commande');
    await act('Terminer la commande', dialog);
    await expect(state).toContainText('Terminée');
  });

  expect(actions).toBeLessThanOrEqual(12);
  const theirs = await client.get(`/client/orders/${order.id}`);
  const { data } = await bodyOf<Answer<PlacedOrder>>(theirs);
  expect(data).toMatchObject({ status: 'completed', bill: { status: 'unpaid' } });
});

/** How many points of a sheet are dark; what it has of a scan is most of them. */
function countInk(sheet: HTMLElement): number {
  if (!(sheet instanceof HTMLCanvasElement) || sheet.width === 0) return 0;
  const { data } = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height) ?? {};
  return data ? data.filter((value, index) => index % 4 === 0 && value < 128).length : 0;
}

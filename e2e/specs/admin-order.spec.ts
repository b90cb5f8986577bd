import { randomUUID } from 'node:crypto';
import { aPdf } from '@tassis/testing/builders';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { STAFF } from '../pages/staff/staff-desk.ts';
import { StaffOrder } from '../pages/staff/staff-order.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser } from '../system/api.ts';
import { readBody } from '../system/json.ts';
import type { PlacedOrder } from '../system/placed-orders.ts';

type Answer<Data> = { data: Data };

test('an order is handled from the landing page to its end in twelve actions', async ({ page }) => {
  const client = await ApiUser.register(mainSystem.api);
  const placed = await client.order(randomUUID(), 'Conseil aux entreprises');
  const { data: order } = await readBody<Answer<PlacedOrder>>(placed);
  const sent = await client.post('/client/documents', {
    order_id: order.id,
    kind: 'identity',
    name: 'Pièce d’identité.pdf',
    content: aPdf(['CIN AB123456'], { scan: true }),
  });
  expect(sent.status).toBe(201);
  await haveSession(page, STAFF);
  await page.goto('/admin-dashboard');
  const desk = new StaffOrder(page);

  await test.step('the landing page leads to it', () => desk.open(order.reference));
  await test.step('it is taken up', () => desk.takeUp());
  await test.step('its document is read in the page, and accepted', async () => {
    await desk.readDocument('Pièce d’identité.pdf', 'CIN AB123456');
    const sheet = desk.dialog.locator('canvas');
    await expect.poll(() => sheet.evaluate(countInk)).toBeGreaterThan(10_000);
    await desk.acceptDocument();
  });
  await test.step('work begins, and is done', async () => {
    await desk.begin();
    await desk.finish();
  });

  test.info().annotations.push({ type: 'actions', description: String(desk.actions) });
  expect(desk.actions).toBeLessThanOrEqual(12);
  const theirs = await client.get(`/client/orders/${order.id}`);
  const { data } = await readBody<Answer<PlacedOrder>>(theirs);
  expect(data).toMatchObject({ status: 'completed', bill: { status: 'unpaid' } });
});

/** Counts the dark pixels of a page; most of them belong to its scanned image. */
function countInk(sheet: HTMLElement): number {
  if (!(sheet instanceof HTMLCanvasElement) || sheet.width === 0) return 0;
  const { data } = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height) ?? {};
  return data ? data.filter((value, index) => index % 4 === 0 && value < 128).length : 0;
}

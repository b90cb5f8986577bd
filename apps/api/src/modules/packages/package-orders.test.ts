import {
  cancelOrder,
  createOrder,
  getContentOverview,
  type ContentOverview,
  type Order,
} from '@tassis/contracts';
import { domiciliationData } from '@tassis/testing/builders';
import { beforeEach, expect, test } from 'vitest';
import { packages } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { contentDesk, getData } from './testing/content-desk.ts';

const api = await createTestApi();
const desk = await contentDesk(api);
const client = await api.signIn('client');

beforeEach(async () => {
  await api.db.delete(packages);
});

let sent = 0;
async function order(packageId: string): Promise<Order> {
  sent += 1;
  const data = domiciliationData({ companyName: `Atlas ${sent}` });
  const payload = { package_id: packageId, services: [{ type: 'domiciliation', data }] };
  return getData<Order>(await api.ask(createOrder, { payload, token: client.token }));
}

async function createPublished() {
  const made = await desk.create();
  await desk.publish(made.id);
  return made;
}

test('only orders in progress of an older content are counted', async () => {
  const { id, code } = await createPublished();
  const other = await createPublished();
  const cancelled = await order(id);
  await order(id);
  await order(other.id);
  const older = async () => (await desk.read(id)).older_orders;
  expect(await older()).toBe(0);

  await desk.save(id, { code, name: 'Après' });
  expect(await older()).toBe(0);
  await desk.publish(id);
  expect(await older()).toBe(2);
  await order(id);
  await api.ask(cancelOrder, {
    token: client.token,
    headers: { 'if-match': `"${cancelled.version}"` },
    params: { id: cancelled.id },
    body: { reason: 'Changement de projet' },
  });
  expect(await older()).toBe(1);
});

test('the overview counts orders by package and month', async () => {
  const { id, code, name } = await createPublished();
  await createPublished();
  await order(id);
  await order(id);
  api.clock.advance(11 * 86_400);
  const token = await api.createToken(client.id);
  const late = { type: 'domiciliation', data: domiciliationData({ companyName: 'Tard' }) };
  await api.ask(createOrder, { payload: { package_id: id, services: [late] }, token });
  const again = await api.createToken(desk.id);
  const overview = getData<ContentOverview>(await api.ask(getContentOverview, { token: again }));
  expect(overview.orders.months).toHaveLength(12);
  expect(overview.orders.months.slice(-2)).toEqual(['2026-11', '2026-12']);
  expect(overview.orders.packages).toEqual([
    { id, code, name, status: 'published', counts: [...Array.from({ length: 10 }, () => 0), 2, 1] },
  ]);
});

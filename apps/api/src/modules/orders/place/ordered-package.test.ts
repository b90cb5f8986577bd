import { createOrder, getClientOrder, type Order } from '@tassis/contracts';
import { domiciliationData } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { packages } from '../../../database/schema/index.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';
import { insertPackage } from '../../../testing/insert-package.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const address = await insertPackage(api.db);

const send = (payload: unknown) => api.ask(createOrder, { payload, token: client.token });
const getData = (answer: { json: () => { data: Order } }) => answer.json().data;
const addressBody = (changes = {}, service = {}) => ({
  package_id: address,
  services: [{ type: 'domiciliation', data: domiciliationData(changes), ...service }],
});
let sent = 0;
const another = () => `Atlas ${(sent += 1)}`;

test('the package id may be at the top, in the service, or in both', async () => {
  for (const [top, own] of [
    [address, null],
    [null, address],
    [address, address.toUpperCase()],
  ]) {
    const body = addressBody({ companyName: another() }, { package_id: own });
    expect((await send({ ...body, package_id: top })).statusCode).toBe(201);
  }
});

test('an order keeps its package as it was bought', async () => {
  const own = await insertPackage(api.db, { name: 'Avant' });
  const order = getData(
    await send({ ...addressBody({ companyName: another() }), package_id: own }),
  );
  await api.db
    .update(packages)
    .set({ name: 'Après', priceCentimes: 1 })
    .where(eq(packages.id, own));
  const read = await api.ask(getClientOrder, { params: { id: order.id }, token: client.token });
  expect(getData(read).package).toMatchObject({ name: 'Avant', price: 2400 });
});

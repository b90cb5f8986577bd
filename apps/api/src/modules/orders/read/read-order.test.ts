import {
  createOrder,
  getAdminOrder,
  getClientOrder,
  getClientOrderByKey,
  type AdminOrder,
  type Order,
} from '@tassis/contracts';
import { aManager, aPhysicalAssociate, companyCreationData } from '@tassis/testing/builders';
import { describe, expect, test, vi } from 'vitest';
import { orderCorrections, orderEvents } from '../../../database/schema/index.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';
import { insertPackage } from '../../../testing/insert-package.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const admin = await api.signIn('admin');
const creation = await insertPackage(api.db, {
  includes_company_creation: true,
  domiciliation_duration_months: 0,
});
const getData = <Data = Order>(answer: { json: () => { data: Data } }) => answer.json().data;

async function place(people: number, key = `people-${people}`): Promise<Order> {
  const data = companyCreationData({
    capital: people * 10_000,
    associates: Array.from({ length: people }, () => aPhysicalAssociate()),
    externalManagers: Array.from({ length: people }, () => aManager()),
  });
  const payload = { package_id: creation, services: [{ type: 'company_creation', data }] };
  const headers = { 'idempotency-key': key };
  return getData(await api.ask(createOrder, { payload, token: client.token, headers }));
}

/** Counts the statements that a call sends to the database. */
async function countStatements(call: () => Promise<unknown>): Promise<number> {
  // The session is cached by the previous call.
  await call();
  const query = vi.spyOn(api.pool, 'query');
  await call();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

describe('an order', () => {
  test('is read in as many statements with fifty people as with one', async () => {
    for (const [contract, token] of [
      [getClientOrder, client.token],
      [getAdminOrder, admin.token],
    ] as const) {
      const counts = [];
      for (const people of [1, 50]) {
        const { id } = await place(people);
        counts.push(await countStatements(() => api.ask(contract, { params: { id }, token })));
      }
      expect(counts[0]).toBe(counts[1]);
      expect(counts[0]).toBeLessThanOrEqual(4);
    }
  });

  test('is complete when it is read by its key, too', async () => {
    const order = await place(2, 'whole');
    const params = { idempotency_key: 'whole' };
    expect(getData(await api.ask(getClientOrderByKey, { params, token: client.token }))).toEqual(
      order,
    );
  });

  test('shows the staff its client, and the notes that the client may not read', async () => {
    const { id } = await place(1, 'noted');
    await api.db.insert(orderEvents).values({
      orderId: id,
      actor: 'admin',
      message: 'À vérifier',
      visibleToClient: false,
    });
    const correction = { field: 'services.0.data.activity', message: 'Précisez' };
    await api.db.insert(orderCorrections).values([
      { orderId: id, ...correction },
      { orderId: id, field: 'services.0.data.ICE', message: 'Fait', resolvedAt: new Date() },
    ]);
    const params = { id };
    const seen = getData<AdminOrder>(await api.ask(getAdminOrder, { params, token: admin.token }));
    expect(seen.client).toMatchObject({ id: client.id, email: client.email });
    expect(seen.timeline).toMatchObject([
      { status: 'submitted', visible_to_client: true },
      { status: null, message: 'À vérifier', visible_to_client: false },
    ]);
    const own = await api.ask(getClientOrder, { params, token: client.token });
    expect(getData(own).timeline).toHaveLength(1);
    expect(getData(own).corrections).toEqual([correction]);
    expect(own.body).not.toContain('visible_to_client');
    expect(own.body).not.toContain(client.email);
  });

  test('that does not exist is a 404', async () => {
    const params = { id: crypto.randomUUID() };
    expect((await api.ask(getAdminOrder, { params, token: admin.token })).statusCode).toBe(404);
    const other = await api.signIn('client');
    const { id } = await place(1, 'mine');
    const answer = await api.ask(getClientOrder, { params: { id }, token: other.token });
    expect(answer.statusCode).toBe(404);
  });
});

import {
  createOrder,
  listAdminBills,
  listAdminDocuments,
  listAdminDomiciliations,
  listAdminOrders,
  transitionOrder,
  updateClientProfile,
  updateOrderBasicInfo,
  updateUserProfile,
} from '@tassis/contracts';
import { negativeCertificateData } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clients } from '../../database/schema/index.ts';
import { billedOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { orderEditing } from '../../testing/edited-order.ts';
import { findProfile } from './client-profile.repository.ts';

const api = await createTestApi();
const { client, admin, placeDomiciliation, placeCreation, read, edit } = await orderEditing(api);

type Person = { firstName: string; lastName: string; phone: string };

/** Counts the orders, documents and domiciliations that a search by the staff finds. */
const found = (search: string) =>
  Promise.all(
    [listAdminOrders, listAdminDocuments, listAdminDomiciliations].map(async (contract) => {
      const answer = await api.ask(contract, { token: admin.token, query: { search } });
      return answer.json<{ meta: { total: number } }>().meta.total;
    }),
  );

async function completed() {
  const { id } = await placeDomiciliation();
  for (const to of ['in_review', 'in_progress', 'completed'] as const) {
    const { version } = await read(id);
    const headers = { 'if-match': `"${version}"` };
    const payload = { to };
    const answer = await api.ask(transitionOrder, {
      token: admin.token,
      params: { id },
      payload,
      headers,
    });
    expect(answer.statusCode).toBe(200);
  }
  return id;
}

const WAYS: [string, (person: Person) => Promise<{ statusCode: number }>][] = [
  [
    'in their profile',
    async (person) => {
      const { id: _id, email: _email, version, ...form } = await findProfile(api.db, client.id);
      return api.ask(updateClientProfile, {
        token: client.token,
        payload: { ...form, ...person },
        headers: { 'if-match': `"${version}"` },
      });
    },
  ],
  [
    'in their account',
    (person) => api.ask(updateUserProfile, { token: client.token, payload: person }),
  ],
  [
    'by the staff, through one of their orders',
    async (person) => edit(updateOrderBasicInfo, await placeCreation(), { data: person }),
  ],
];

const orderId = await completed();

test.each(WAYS)('a client renamed %s is found by the new name alone', async (how, rename) => {
  const [before] = await api.db.select().from(clients).where(eq(clients.userId, client.id));
  const oldName = `${before?.firstName} ${before?.lastName}`;
  expect((await found(oldName)).every((count) => count > 0)).toBe(true);
  const at = WAYS.findIndex(([name]) => name === how);
  const lastName = ['Éloïse', 'Zahra', 'Ghizlane'][at] ?? '';
  const person = { firstName: 'Oum', lastName, phone: `061234567${at}` };
  expect((await rename(person)).statusCode).toBe(200);

  expect(await found(oldName)).toEqual([0, 0, 0]);
  expect(await found(before?.phone ?? '')).toEqual([0, 0, 0]);
  expect((await found(`oum ${lastName.toUpperCase()}`)).every((count) => count > 0)).toBe(true);
  expect((await found(person.phone))[0]).toBeGreaterThan(0);
  const { reference } = await read(orderId);
  expect((await found(reference))[0]).toBe(1);
});

test('a bill keeps the name of its day, and is found by it and by the client’s current name', async () => {
  const other = await api.signIn('client');
  const rename = (firstName: string) =>
    api.ask(updateUserProfile, {
      token: other.token,
      payload: { firstName, lastName: 'Ouazzani' },
    });
  await rename('Hajar');
  const { bill } = await billedOrder(api, other.token);
  const billsFound = async (search: string) => {
    const answer = await api.ask(listAdminBills, { token: admin.token, query: { search } });
    return answer.json<{ data: { id: string }[] }>().data.map(({ id }) => id);
  };
  await rename('Hafsa');
  await rename('Ghita');
  expect(await billsFound('hajar ouazzani')).toEqual([bill.id]);
  expect(await billsFound('hafsa ouazzani')).toEqual([]);
  expect(await billsFound('ghita ouazzani')).toEqual([bill.id]);
});

test('another person of the same name in an order keeps it', async () => {
  const other = await api.signIn('client');
  const person = { firstName: 'Rachida', lastName: 'Idlib', phone: '0698765432' };
  const rename = (payload: Person) => api.ask(updateUserProfile, { token: other.token, payload });
  await rename(person);
  // The form's firstName is the family name.
  const data = negativeCertificateData({ firstName: 'Idlib', lastName: 'Rachida' });
  const services = [{ type: 'negative_certificate_request', data }];
  await api.ask(createOrder, { token: other.token, payload: { services } });
  await rename({ ...person, firstName: 'Radia' });
  expect((await found('radia idlib'))[0]).toBe(1);
  expect((await found('rachida idlib'))[0]).toBe(1);
});

test('of four members of the staff who rename one client through four orders none deadlocks', async () => {
  const orders = await Promise.all([1, 2, 3, 4].map(() => placeCreation()));
  const answers = await Promise.all(
    orders.map((order, n) =>
      edit(updateOrderBasicInfo, order, {
        data: { firstName: 'Nour', lastName: `Alami${'abcd'[n]}`, phone: '0611111111' },
      }),
    ),
  );
  // A later one may get the answer that the order has changed.
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
});

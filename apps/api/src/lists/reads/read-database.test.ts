import {
  getAdminOverview,
  linkAdminList,
  listAdminBills,
  listAdminClients,
  listAdminDocuments,
  listAdminMails,
  listAdminOrders,
  listAdminPartners,
  listCallbackRequests,
  listContactSubmissions,
  listNewsletterSubscriptions,
} from '@tassis/contracts';
import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/create-test-api.ts';

let reads = 0;
const api = await createTestApi({
  replace: ({ db }) => ({
    reading: (work) => {
      reads += 1;
      return work(db);
    },
  }),
});
const { token } = await api.signIn('admin');

test.each([
  getAdminOverview,
  listAdminBills,
  listAdminClients,
  listAdminDocuments,
  listAdminMails,
  listAdminOrders,
  listAdminPartners,
  listCallbackRequests,
  listContactSubmissions,
  listNewsletterSubscriptions,
])('$name may be read from a replica', async (contract) => {
  reads = 0;
  expect((await api.ask(contract, { token })).statusCode).toBe(200);
  expect(reads).toBe(1);
});

test('so may the pages of an export', async () => {
  const asked = {
    token,
    params: { list: 'orders' },
    query: { format: 'csv' },
    payload: {},
  } as const;
  const { url } = (await api.ask(linkAdminList, asked)).json().data;
  reads = 0;
  expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(200);
  // The list, then its one page.
  expect(reads).toBe(2);
});

import {
  createNewsletterSubscription,
  listAdminBills,
  listAdminClients,
  listAdminDomiciliations,
  listAdminOrders,
  listAdminPartners,
  listAdminUsers,
  listAdminWarnings,
  listNewsletterSubscriptions,
} from '@tassis/contracts';
import { expect, test } from 'vitest';
import { billedOrder } from '../testing/billed-order.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { insertDomiciled } from '../testing/domiciled.ts';

const api = await createTestApi();
const { token } = await api.signIn('admin');
for (const email of ['un@example.ma', 'deux@example.ma']) {
  await api.ask(createNewsletterSubscription, { payload: { email, source: 'footer_newsletter' } });
  await api.signIn('partner');
  const client = await api.signIn('client');
  await billedOrder(api, client.token);
  await insertDomiciled(api, client, { daysLeft: 20 });
}

const lists = [
  listAdminBills,
  listAdminClients,
  listAdminDomiciliations,
  listAdminOrders,
  listAdminPartners,
  listAdminUsers,
  listAdminWarnings,
  listNewsletterSubscriptions,
] as const;

test.each(lists.map((list) => [list.path, list] as const))(
  '%s answers the one row that is opened, wherever it stands',
  async (_, list) => {
    const ask = async (query: Record<string, string>) =>
      (await api.ask(list, { token, query })).json<{
        data: { id: string }[];
        meta: { total: number };
      }>();
    const { data } = await ask({});
    expect(data.length).toBeGreaterThan(1);
    const last = data.at(-1)?.id ?? '';
    const { data: found, meta } = await ask({ id: last });
    expect([found.map(({ id }) => id), meta.total]).toEqual([[last], 1]);
    expect((await ask({ id: crypto.randomUUID() })).data).toEqual([]);
    expect((await ask({ id: last, search: 'nothing of it' })).data).toEqual([]);
  },
);

import { createOrder, transitionOrder, type AdminOrder } from '@tassis/contracts';
import { companyCreationData, seeded } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { domiciliations, orders } from '../../../database/schema/index.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';
import { insertPackage } from '../../../testing/insert-package.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const admin = await api.signIn('admin');

async function complete(
  domiciliation_duration_months: number,
  addressType: 'address' | 'domiciliation',
) {
  const package_id = await insertPackage(api.db, {
    includes_company_creation: true,
    domiciliation_duration_months,
  });
  const data = companyCreationData({ addressType }, seeded(domiciliation_duration_months + 80));
  const payload = { package_id, services: [{ type: 'company_creation', data }] };
  const placed = await api.ask(createOrder, { payload, token: client.token });
  const { id } = placed.json<{ data: AdminOrder }>().data;
  await api.db.update(orders).set({ status: 'in_progress' }).where(eq(orders.id, id));
  const answer = await api.ask(transitionOrder, {
    params: { id },
    token: admin.token,
    payload: { to: 'completed' },
    headers: { 'if-match': '"1"' },
  });
  expect(answer.statusCode).toBe(200);
  return api.db.select().from(domiciliations).where(eq(domiciliations.orderId, id));
}

test('a company created with a package that has a duration is domiciled from the day of completion', async () => {
  const [opened] = await complete(12, 'domiciliation');
  expect(opened).toMatchObject({ startDate: '2026-11-21', endDate: '2027-11-21', ice: null });
});

test('one without a duration is not domiciled', async () => {
  expect(await complete(0, 'address')).toEqual([]);
});

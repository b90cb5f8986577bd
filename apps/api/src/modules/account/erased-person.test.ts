import {
  createAdminDocument,
  createOrder,
  deleteUser,
  enableUser,
  exportUser,
  listAdminDocuments,
  listAdminDomiciliations,
  listAdminUsers,
  registerClient,
  resetUserPassword,
  transitionOrder,
  updateOrderBasicInfo,
  type Order,
} from '@tassis/contracts';
import { aRegistration, domiciliationData } from '@tassis/testing/builders';
import { eq, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../../database/schema/index.ts';
import { samplePdf } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertPackage } from '../../testing/insert-package.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const { bills, domiciliations } = schema;

const email = 'zineb.tazimarque@example.com';
const form = aRegistration({ email, secondName: 'Tazimarque', phone: '0661234987' });
const registered = await api.ask(registerClient, { body: form });
const { access_token: token, user } = registered.json<{
  access_token: string;
  user: { id: string };
}>();

/** Places an order and completes it, with corrections by the staff. */
async function completedOrder(): Promise<string> {
  const data = domiciliationData({ companyName: 'Atlas Conseil' });
  const body = {
    package_id: await insertPackage(api.db),
    services: [{ type: 'domiciliation', data }],
  };
  const answer = await api.ask(createOrder, { token, payload: body });
  let { id, version } = answer.json<{ data: Order }>().data;
  const ask = async (
    contract: typeof transitionOrder | typeof updateOrderBasicInfo,
    payload: object,
  ) => {
    const headers = { 'if-match': `"${version}"` };
    const moved = await api.ask(contract, { token: admin.token, params: { id }, payload, headers });
    expect(moved.statusCode).toBe(200);
    ({ id, version } = moved.json<{ data: Order }>().data);
  };
  const contact = { firstName: 'Zineb', lastName: 'Tazimarque', phone: '0661234000' };
  await ask(updateOrderBasicInfo, { reason: 'Mme Tazimarque a appelé', data: contact });
  for (const to of ['in_review', 'in_progress', 'completed']) await ask(transitionOrder, { to });
  return id;
}

/** Reads all rows of all tables, except the part of a bill that must be retained. */
async function everything(): Promise<string> {
  const names = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map(getTableName);
  const texts = [];
  for (const name of names) {
    const { rows } = await api.pool.query<{ row: string }>(
      `SELECT (to_jsonb(t) - 'parties')::text AS row FROM "${name}" t`,
    );
    texts.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return texts.filter((text) => /tazimarque|0661234/iu.test(text)).join('\n');
}

const staff = { token: admin.token };
const found = async () => {
  const counts = [];
  for (const contract of [listAdminDocuments, listAdminDomiciliations]) {
    for (const search of [email, 'tazimarque']) {
      const answer = await api.ask(contract, { ...staff, query: { search } });
      counts.push(answer.json<{ meta: { total: number } }>().meta.total > 0);
    }
  }
  return counts;
};

test('a person who deletes their account is told about past changes, and then appears in no table', async () => {
  const orderId = await completedOrder();
  const upload = { client_id: user.id, order_id: orderId, kind: 'other', name: 'Statuts.pdf' };
  const kept = await api.ask(createAdminDocument, {
    ...staff,
    payload: { ...upload, content: samplePdf() },
  });
  expect(kept.statusCode).toBe(201);
  expect(await found()).toEqual([true, true, true, true]);
  const exported = (await api.ask(exportUser, { token })).json<{
    data: Record<string, object[]>;
  }>();
  const after: unknown = expect.objectContaining({ phone: '0661234000' });
  expect(exported.data['changes_of_mine']).toContainEqual(
    expect.objectContaining({ subjectId: orderId, after }),
  );

  await api.db.update(bills).set({ status: 'paid' });
  await api.db.update(domiciliations).set({ closedAt: api.clock() });
  const body = { password: form.password };
  expect((await api.ask(deleteUser, { token, body })).statusCode).toBe(204);
  expect(await found()).toEqual([false, false, false, false]);
  expect(await everything()).toBe('');
  expect(await api.db.$count(bills, eq(bills.clientId, user.id))).toBe(1);
});

test('a deleted account is not listed, cannot sign in and gets no mail', async () => {
  const listed = (await api.ask(listAdminUsers, staff)).json<{ data: { id: string }[] }>().data;
  expect(listed.map(({ id }) => id)).not.toContain(user.id);
  for (const contract of [enableUser, resetUserPassword]) {
    const answer = await api.ask(contract, { ...staff, params: { id: user.id } });
    expect(answer.statusCode).toBe(404);
  }
  const [row] = await api.db.select().from(schema.users).where(eq(schema.users.id, user.id));
  expect(row?.disabledAt).not.toBeNull();
});

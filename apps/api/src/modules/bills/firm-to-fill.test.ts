import {
  getAdminSettings,
  reissueBill,
  renewDomiciliation,
  transitionOrder,
  updateAdminSettings,
  type AdminSettings,
} from '@tassis/contracts';
import { LEGAL_NUMBERS, TO_FILL } from '@tassis/domain';
import { firmRecord } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertFirstSettings } from '../../database/first-settings.ts';
import { bills, orders, settings } from '../../database/schema/index.ts';
import { billedOrder, placeOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertDomiciled } from '../../testing/domiciled.ts';
import { printedBy } from '../../testing/printed.ts';
import { makeDocuments } from '../made-documents/make-documents.service.ts';
import { cancelBillOfOrder } from './cancel-bill.service.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const client = await api.signIn('client');
const cancelled = await billedOrder(api, client.token);
await api.db.transaction((tx) =>
  cancelBillOfOrder(tx, {
    orderId: cancelled.order.id,
    reason: 'Erreur',
    actorId: admin.id,
    now: api.clock(),
  }),
);

/** The firm of an empty production database. */
const empty = async () => {
  await api.db.delete(settings).where(eq(settings.key, 'firm'));
  await insertFirstSettings(api.db);
};
beforeEach(empty);

const read = async () =>
  (await api.ask(getAdminSettings, { token: admin.token })).json<{ data: AdminSettings }>().data;
const save = async (changes: object) => {
  const { version, to_fill: _toFill, ...form } = await read();
  return api.ask(updateAdminSettings, {
    token: admin.token,
    payload: { ...form, firm: { ...form.firm, ...changes } },
    headers: { 'if-match': `"${version}"` },
  });
};
const begin = (id: string) =>
  api.ask(transitionOrder, {
    token: admin.token,
    params: { id },
    payload: { to: 'in_progress' },
    headers: { 'if-match': '"1"' },
  });
const reviewed = async () => {
  const { id } = await placeOrder(api, client.token);
  await api.db.update(orders).set({ status: 'in_review' }).where(eq(orders.id, id));
  return id;
};

/** The settings that an admin enters; claims belong to the content admins. */
const described = (own?: Parameters<typeof firmRecord>[0]) => {
  const { claims: _claims, ...said } = firmRecord(own);
  return said;
};

describe('a firm whose settings are empty', () => {
  test('lists its missing fields, also numbers and addresses', async () => {
    const { to_fill: toFill } = await read();
    expect(toFill.toSorted()).toEqual(
      ['name', 'legal_name', 'phone', 'whatsapp', 'email', 'legal_numbers', 'addresses'].toSorted(),
    );
    const { hours: _hours, claims: _claims, social: _social, ...said } = firmRecord();
    expect((await save(said)).json()).toMatchObject({ data: { to_fill: [] } });
  });

  test('issues no bill until they are filled in', async () => {
    const id = await reviewed();
    const before = await api.db.$count(bills);
    const { id: domiciliation_id } = await insertDomiciled(api, client);
    const refused = [
      await begin(id),
      await api.ask(reissueBill, { token: admin.token, params: { id: cancelled.bill.id } }),
      await api.ask(renewDomiciliation, { token: client.token, payload: { domiciliation_id } }),
    ];
    for (const answer of refused) {
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'firm_to_fill' }]);
    }
    expect(await api.db.$count(bills)).toBe(before);
    const [order] = await api.db.select().from(orders).where(eq(orders.id, id));
    expect(order?.status).toBe('in_review');

    expect((await save(described())).statusCode).toBe(200);
    expect((await begin(id)).json()).toMatchObject({ data: { bill: { status: 'unpaid' } } });
  });

  test('signs no contract without a registered office', async () => {
    const { id: domiciliationId, order } = await insertDomiciled(api, client);
    const made = makeDocuments(api.deps, { orderId: order.id, domiciliationId });
    await expect(made).rejects.toMatchObject({ code: 'firm_to_fill' });
  });

  test.each(LEGAL_NUMBERS)('cannot issue bills without %s', async (name) => {
    const value = described();
    const numbers = value.legal_numbers.filter(({ label }) => label !== name);
    const answer = await save({ ...value, legal_numbers: numbers });
    expect(answer.json()).toMatchObject({
      errors: { 'firm.legal_numbers': [expect.stringContaining(`: ${name}.`)] },
    });
  });

  test("is named by the site's name in generated documents, which show no placeholder", async () => {
    const { id: orderId } = await placeOrder(api, client.token);
    const { words } = await printedBy(() =>
      makeDocuments(api.deps, { orderId, domiciliationId: null }),
    );
    expect(words.filter((line) => line.includes(TO_FILL))).toEqual([]);
    expect(words).toContain('Tassis');
    expect(words.join('\n')).not.toMatch(/·\s+·/u);
  });

  test('is named in documents once the settings have its name', async () => {
    await save(described({ name: 'Argan', legal_name: 'Argan Conseil SARL' }));
    const { id: orderId } = await placeOrder(api, client.token);
    const { words } = await printedBy(() =>
      makeDocuments(api.deps, { orderId, domiciliationId: null }),
    );
    expect(words).toContain('Argan Conseil SARL');
    expect(words.join('\n')).not.toContain('Tassis');
  });
});

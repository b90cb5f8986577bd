import { correctOrder, createOrder, type Order } from '@tassis/contracts';
import {
  aManager,
  aMoralAssociate,
  anOrder,
  aPhysicalAssociate,
  certificateData,
  companyCreationData,
  domiciliationData,
  seeded,
} from '@tassis/testing/builders';
import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orderCorrections, orders } from '../../../database/schema/index.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';
import { insertPackage } from '../../../testing/insert-package.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const address = await insertPackage(api.db);
const creation = await insertPackage(api.db, {
  includes_company_creation: true,
  domiciliation_duration_months: 0,
});
const getData = (answer: { json: () => { data: Order } }) => answer.json().data;
const at = (field: string) => `services.0.data.${field}`;
const pdf = (words: string) => Buffer.from(`%PDF-1.7 ${words} %%EOF`).toString('base64');

let made = 0;

/** Creates an order whose client must correct these fields. */
async function asked(payload: unknown, fields: readonly string[]): Promise<Order> {
  const order = getData(await api.ask(createOrder, { payload, token: client.token }));
  await api.db.update(orders).set({ status: 'awaiting_client' }).where(eq(orders.id, order.id));
  const message = 'À corriger';
  await api.db
    .insert(orderCorrections)
    .values(fields.map((field) => ({ orderId: order.id, field, message })));
  return order;
}

const creationOrder = (fields: readonly string[], changes = {}) =>
  asked(
    {
      package_id: creation,
      services: [
        { type: 'company_creation', data: companyCreationData(changes, seeded((made += 1))) },
      ],
    },
    fields,
  );

const correct = (
  order: Order,
  values: Record<string, unknown>,
  { token = client.token, version = 1 } = {},
) =>
  api.ask(correctOrder, {
    params: { id: order.id },
    token,
    payload: { corrections: Object.entries(values).map(([field, value]) => ({ field, value })) },
    headers: { 'if-match': `"${version}"` },
  });

describe('PUT /client/orders/{id}', () => {
  test('applies the requested corrections, changes nothing else, and returns the order to review', async () => {
    const fields = [at('activity'), at('associates.1.cin')];
    const before = await creationOrder(fields);
    const answer = await correct(before, {
      [at('activity')]: ' Conseil ',
      [at('associates.1.cin')]: 'BE123456',
    });
    expect(answer.statusCode).toBe(200);
    const after = getData(answer);
    expect(after).toMatchObject({ status: 'in_review', version: 2, corrections: [] });
    expect(after.timeline.at(-1)).toMatchObject({ status: 'in_review', actor: 'client' });
    const [was, is] = [before.services[0], after.services[0]];
    expect(is?.company).toEqual({
      ...was?.company,
      activity: 'Conseil',
      associates: [
        was?.company?.associates[0],
        { ...was?.company?.associates[1], cin: 'BE123456' },
      ],
    });
    const resolved = and(
      eq(orderCorrections.orderId, before.id),
      isNotNull(orderCorrections.resolvedAt),
    );
    expect(await api.db.$count(orderCorrections, resolved)).toBe(2);
  });

  test('lets a requested list grow and shrink; the remaining people keep their ids', async () => {
    const before = await creationOrder([at('associates'), at('externalManagers')]);
    const first = before.services[0]?.company?.associates[0];
    const associates = [
      aPhysicalAssociate({ numerical_amount: 5000 }),
      aPhysicalAssociate({ numerical_amount: 5000 }),
      aPhysicalAssociate({ numerical_amount: 10_000 }),
    ];
    const company = getData(
      await correct(before, {
        [at('associates')]: associates,
        [at('externalManagers.0')]: aManager(),
      }),
    ).services[0]?.company;
    expect(company?.associates).toHaveLength(3);
    expect(company?.associates[0]?.id).toBe(first?.id);
    expect(company?.managers).toHaveLength(1);
  });

  test('includes the fields that depend on a requested answer', async () => {
    const type = at('associates.0.identificationType');
    const before = await creationOrder([type]);
    const after = getData(
      await correct(before, {
        [type]: 'Passport',
        [at('associates.0.cin')]: null,
        [at('associates.0.passport')]: 'AB1234567',
      }),
    );
    expect(after.services[0]?.company?.associates[0]).toMatchObject({
      identificationType: 'Passport',
      passport: 'AB1234567',
      cin: null,
    });
  });

  test('an associate who becomes a company is sent as a whole, and the shares with the capital', async () => {
    const before = await creationOrder([at('associates.0.associateType'), at('capital')]);
    const others = before.services[0]?.company?.associates.slice(1) ?? [];
    const after = getData(
      await correct(before, {
        [at('capital')]: 20_000 + 10_000 * others.length,
        [at('associates.0')]: aMoralAssociate({ numerical_amount: 20_000 }),
        ...Object.fromEntries(
          others.map((_, index) => [at(`associates.${index + 1}.numerical_amount`), 10_000]),
        ),
      }),
    ).services[0]?.company;
    expect(after?.associates[0]).toMatchObject({ associateType: 'moral' });
    expect(after?.capital).toBe(20_000 + 10_000 * others.length);
  });

  test('a certificate that was requested again becomes the order’s', async () => {
    const before = await creationOrder([at('certificate')], certificateData());
    api.clock.advance(1);
    const after = getData(await correct(before, { [at('certificate')]: pdf('new') }));
    expect(after.documents).toHaveLength(2);
    const [old, fresh] = after.documents.map(({ id }) => id);
    expect(before.services[0]?.company?.certificate?.document_id).toBe(old);
    expect(after.services[0]?.company?.certificate?.document_id).toBe(fresh);
  });

  test('a domiciliation keeps its file and its start, and its end is computed', async () => {
    const data = domiciliationData({ start_date: '2026-11-22' });
    const body = { package_id: address, services: [{ type: 'domiciliation', data }] };
    const before = await asked(body, [at('ICE')]);
    api.clock.advance(3 * 86_400);
    const token = await api.createToken(client.id);
    const after = getData(await correct(before, { [at('ICE')]: '000000000000097' }, { token }));
    expect(after.services[0]?.domiciliation).toEqual({
      ...before.services[0]?.domiciliation,
      ICE: '000000000000097',
    });
    client.token = token;
  });

  test('corrects a negative certificate, too', async () => {
    const before = await asked(anOrder(), [at('firstAppelation')]);
    const after = getData(await correct(before, { [at('firstAppelation')]: 'Zellige' }));
    expect(after.services[0]?.data).toEqual({
      ...before.services[0]?.data,
      firstAppelation: 'Zellige',
    });
    const [row] = await api.db.select().from(orders).where(eq(orders.id, after.id));
    expect(row?.search).toContain('zellige');
  });

  test.each([
    ['nothing', {}, at('activity')],
    ['something else besides', { [at('activity')]: 'x', [at('capital')]: 1 }, at('capital')],
    ['a field whose name only has the same beginning', { [at('activityX')]: 'x' }, at('activityX')],
    ['a value that breaks its rule', { [at('activity')]: 'نشاط' }, at('activity')],
    ['a value that is no text', { [at('activity')]: { a: 1 } }, at('activity')],
  ])('refuses %s', async (_name, values, path) => {
    const order = await creationOrder([at('activity')]);
    const answer = await correct(order, values);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toHaveProperty(['errors', path]);
  });

  test('refuses a field that is sent twice', async () => {
    const order = await creationOrder([at('activity')]);
    const corrections = ['Conseil', 'Négoce'].map((value) => ({ field: at('activity'), value }));
    const answer = await api.ask(correctOrder, {
      params: { id: order.id },
      token: client.token,
      payload: { corrections },
      headers: { 'if-match': '"1"' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toHaveProperty(['errors', at('activity')]);
  });

  test.each([
    'services.0.type',
    'status',
    'package_id',
    at('__proto__.x'),
    at('associates.7.cin'),
    at('constructor'),
  ])('does not write to a path that does not exist: %s', async (path) => {
    const order = await creationOrder([path]);
    const answer = await correct(order, { [path]: 'x' });
    expect(answer.statusCode).toBe(422);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  test('refuses a reference to a file that does not exist', async () => {
    const order = await creationOrder([at('certificate')], certificateData());
    for (const value of ['kept', '', null, pdf('x').slice(4)]) {
      const answer = await correct(order, { [at('certificate')]: value });
      expect(answer.json()).toHaveProperty(['errors', at('certificate')]);
    }
  });

  test('requires the shares to add up to the capital', async () => {
    const order = await creationOrder([at('capital')]);
    const answer = await correct(order, { [at('capital')]: 30_000 });
    expect(answer.json()).toHaveProperty(['errors', at('associates')]);
  });

  test('works only while the order awaits it, for the current version, by its client, once', async () => {
    const order = await creationOrder([at('activity')]);
    const values = { [at('activity')]: 'Conseil' };
    const { token } = await api.signIn('client');
    expect((await correct(order, values, { token })).statusCode).toBe(404);
    expect((await correct(order, values, { version: 9 })).json()).toMatchObject({
      code: 'stale_version',
    });
    const answers = await Promise.all(Array.from({ length: 4 }, () => correct(order, values)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409]);
    const late = await correct(order, values, { version: 2 });
    expect(late.json()).toMatchObject({ code: 'transition_not_allowed' });
  });
});

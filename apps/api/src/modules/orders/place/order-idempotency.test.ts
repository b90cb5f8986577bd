import { createOrder, getClientOrderByKey, type Order } from '@tassis/contracts';
import { anOrder, seeded } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { idempotencyKeys, orders } from '../../../database/schema/index.ts';
import { purgeRows } from '../../../retention/purge.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';
import { textWith } from '../../../testing/matchers.ts';

const api = await createTestApi();
const client = await api.signIn('client');

let made = 0;
const newBody = () => anOrder({}, seeded((made += 1)));
const newKey = () => `key-${(made += 1)}`;
const send = async (payload: unknown, key?: string, userId = client.id) =>
  api.ask(createOrder, {
    payload,
    token: await api.createToken(userId),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const getData = (answer: { json: () => { data: Order } }) => answer.json().data;
const ordersWritten = () => api.db.$count(orders);

describe('with a key', () => {
  test('a second delivery gets the first answer, byte for byte', async () => {
    const [body, key] = [newBody(), newKey()];
    const first = await send(body, key);
    const before = await ordersWritten();
    api.clock.advance(3600);
    const second = await send(body, key);
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect(await ordersWritten()).toBe(before);
  });

  test.each(['.', '..'])(
    '%s is not a valid key, because a path with it would be another path',
    async (key) => {
      const before = await ordersWritten();
      const answer = await send(newBody(), key);
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ errors: object }>().errors).toEqual({
        'idempotency-key': [textWith('« .. »'.replaceAll(' ', '\u00A0'))],
      });
      expect(await ordersWritten()).toBe(before);
    },
  );

  test('a body with its keys in another order counts as the same', async () => {
    const [body, key] = [newBody(), newKey()];
    const first = await send(body, key);
    const [service] = body.services;
    const turned = { services: [Object.fromEntries(Object.entries(service ?? {}).toReversed())] };
    expect((await send(turned, key)).body).toBe(first.body);
  });

  test('twenty concurrent deliveries create one order and get one answer', async () => {
    const [body, key] = [newBody(), newKey()];
    const before = await ordersWritten();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body, key)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await ordersWritten()).toBe(before + 1);
  });

  test('another body is refused, later as well as concurrently', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(newBody(), key)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 422, 422, 422, 422, 422]);
    const late = await send(newBody(), key);
    expect(late.statusCode).toBe(422);
    expect(late.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('a refusal is not stored: the corrected order succeeds with the same key', async () => {
    const key = newKey();
    expect((await send({ ...newBody(), finalPrice: 1 }, key)).statusCode).toBe(422);
    expect((await send(newBody(), key)).statusCode).toBe(201);
  });

  test('two requests of the same content are two orders', async () => {
    const body = newBody();
    const before = await ordersWritten();
    await send(body, newKey());
    await send(body, newKey());
    expect(await ordersWritten()).toBe(before + 2);
  });

  test('a key belongs to one user', async () => {
    const [body, key] = [newBody(), newKey()];
    const other = await api.signIn('client');
    const mine = getData(await send(body, key));
    const theirs = getData(await send(body, key, other.id));
    expect(theirs.id).not.toBe(mine.id);
  });

  test('the key finds its order, for its owner only', async () => {
    const key = newKey();
    const other = await api.signIn('client');
    const order = getData(await send(newBody(), key));
    const params = { idempotency_key: key };
    const found = await api.ask(getClientOrderByKey, {
      params,
      token: await api.createToken(client.id),
    });
    expect(getData(found)).toEqual(order);
    const { statusCode } = await api.ask(getClientOrderByKey, { params, token: other.token });
    expect(statusCode).toBe(404);
  });

  test('never creates a second order, even after the stored answer has expired', async () => {
    const [body, key] = [newBody(), newKey()];
    await send(body, key);
    const before = await ordersWritten();
    api.clock.advance(86_401);
    await purgeRows(api.db, api.clock());
    expect(await api.db.$count(idempotencyKeys)).toBe(0);
    expect((await send(body, key)).json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await ordersWritten()).toBe(before);
  });

  test.each(['', 'a b', 'é', 'x'.repeat(256)])('a key must be visible ASCII: %j', async (key) => {
    expect((await send(newBody(), key)).statusCode).toBe(422);
  });
});

describe('without a key', () => {
  test('an equal body within a minute is the first order', async () => {
    const body = newBody();
    const first = await send(body);
    api.clock.advance(59);
    const second = await send(body);
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.body).toBe(first.body);
    api.clock.advance(1);
    expect((await send(body)).statusCode).toBe(201);
  });

  test.each(['cancelled', 'rejected'] as const)('a %s order is not repeated', async (status) => {
    const body = newBody();
    const first = await send(body);
    const { id } = getData(first);
    await api.db.update(orders).set({ status }).where(eq(orders.id, id));
    const second = await send(body);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(getData(second).status).toBe('submitted');
    expect(getData(second).id).not.toBe(id);
    const third = await send(body);
    expect([third.statusCode, third.body]).toEqual([200, second.body]);
  });

  test('ten concurrent deliveries create one order', async () => {
    const body = newBody();
    const before = await ordersWritten();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    const created = answers.filter(({ statusCode }) => statusCode === 201);
    expect(created).toHaveLength(1);
    expect(new Set(answers.map((answer) => getData(answer).id)).size).toBe(1);
    expect(await ordersWritten()).toBe(before + 1);
  });

  test('an equal body of another client is an order of its own', async () => {
    const body = newBody();
    const other = await api.signIn('client');
    const mine = getData(await send(body));
    expect(getData(await send(body, undefined, other.id)).id).not.toBe(mine.id);
  });
});

import { cancelOrder, createOrder, getClientOrder, type Order } from '@tassis/contracts';
import { ALL_NOTIFICATIONS, ORDER_STATUSES, type OrderStatus } from '@tassis/domain';
import { anOrder, seeded } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clients, mails, notifications, orders } from '../../../database/schema/index.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const getData = (answer: { json: () => { data: Order } }) => answer.json().data;

let made = 0;
async function place(status: OrderStatus = 'submitted'): Promise<string> {
  const payload = anOrder({}, seeded((made += 1)));
  const { id } = getData(await api.ask(createOrder, { payload, token: client.token }));
  await api.db.update(orders).set({ status }).where(eq(orders.id, id));
  return id;
}

const cancel = (id: string, { version = 1, token = client.token, body = {} } = {}) =>
  api.ask(cancelOrder, {
    params: { id },
    token,
    payload: { reason: ' Projet reporté ', ...body },
    headers: { 'if-match': `"${version}"` },
  });

describe('POST /client/orders/{id}/cancel', () => {
  test('cancels the order, and records it everywhere', async () => {
    const id = await place();
    api.clock.advance(60);
    const answer = await cancel(id);
    expect(answer.statusCode).toBe(200);
    expect(getData(answer)).toMatchObject({
      status: 'cancelled',
      version: 2,
      services: [{ status: 'cancelled' }],
      timeline: [
        { status: 'submitted' },
        {
          at: '2026-11-21T10:01:00.000Z',
          status: 'cancelled',
          actor: 'client',
          message: 'Projet reporté',
        },
      ],
    });
    const mail = await api.db
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `order-moved:${id}:2`));
    expect(mail).toHaveLength(1);
    const link = `/client-dashboard/order/details/${id}`;
    const news = await api.db.select().from(notifications).where(eq(notifications.link, link));
    expect(news.map(({ code }) => code).toSorted()).toEqual(['order_moved', 'order_received']);
  });

  test.each(ORDER_STATUSES.map((status) => [status]))('from %s', async (status) => {
    const isEarly = status === 'submitted' || status === 'in_review';
    const answer = await cancel(await place(status));
    const { code } = answer.json<{ code?: string }>();
    expect([answer.statusCode, code]).toEqual(
      isEarly ? [200, undefined] : [409, 'transition_not_allowed'],
    );
  });

  test('requires a reason and the current version', async () => {
    const id = await place();
    expect((await cancel(id, { body: { reason: ' ' } })).json()).toHaveProperty('errors.reason');
    expect((await cancel(id, { body: { reason: undefined } })).statusCode).toBe(422);
    const stale = await cancel(id, { version: 3 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'stale_version', data: { id, version: 1 } });
    const bare = { params: { id }, token: client.token, payload: { reason: 'x' } };
    expect((await api.ask(cancelOrder, bare)).json()).toMatchObject({ code: 'version_required' });
  });

  test('is refused to other clients', async () => {
    const id = await place();
    const { token } = await api.signIn('client');
    expect((await cancel(id, { token })).statusCode).toBe(404);
    const read = await api.ask(getClientOrder, { params: { id }, token: client.token });
    expect(getData(read).status).toBe('submitted');
  });

  test('of several concurrent calls one succeeds', async () => {
    const id = await place();
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(id)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409]);
  });

  test('sends no mail to a client who wants none', async () => {
    const id = await place();
    const preferences = { ...ALL_NOTIFICATIONS, order: { mail: false, site: true } };
    await api.db
      .update(clients)
      .set({ notificationPreferences: preferences })
      .where(eq(clients.userId, client.id));
    await cancel(id);
    expect(await api.db.$count(mails, eq(mails.dedupeKey, `order-moved:${id}:2`))).toBe(0);
  });
});

import {
  getAdminOrder,
  getAdminOverview,
  linkDocument,
  listAdminDocuments,
  listAdminOrderMessages,
  listAdminOrders,
  listClientOrderMessages,
  markAdminOrderMessagesAsRead,
  markClientOrderMessagesAsRead,
  sendAdminOrderMessage,
  sendClientOrderMessage,
  type AdminDocument,
  type AdminOrder,
  type AdminOverview,
  type OrderMessage,
} from '@tassis/contracts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { notifications, orderThreads } from '../../database/schema/index.ts';
import { placeOrder, samplePdf } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { sendMessage } from './send-message.service.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const admin = await api.signIn('admin');

let id: string;
beforeEach(async () => {
  ({ id } = await placeOrder(api, client.token));
});

const write = (payload: object, headers: Record<string, string> = {}) =>
  api.ask(sendClientOrderMessage, { params: { id }, payload, headers, token: client.token });
const answer = (payload: object) =>
  api.ask(sendAdminOrderMessage, { params: { id }, payload, token: admin.token });
const sent = (reply: { json: () => { data: OrderMessage } }) => reply.json().data;
const readThread = async (side: 'client' | 'staff', query = {}) => {
  const asked = { params: { id }, query };
  const reply =
    side === 'client'
      ? await api.ask(listClientOrderMessages, { ...asked, token: client.token })
      : await api.ask(listAdminOrderMessages, { ...asked, token: admin.token });
  return reply.json<{ data: OrderMessage[]; meta: { next_cursor: string; total: number } }>();
};
const texts = ({ data }: { data: OrderMessage[] }) => data.map(({ text }) => text);

describe('the messages of an order', () => {
  test('are read by both sides, newest first, though they were written in one millisecond', async () => {
    for (const text of ['Un', 'Deux', 'Trois']) await write({ text });
    expect((await answer({ text: ' Quatre ' })).statusCode).toBe(201);
    for (const side of ['client', 'staff'] as const) {
      expect(texts(await readThread(side))).toEqual(['Quatre', 'Trois', 'Deux', 'Un']);
    }
    const [newest, ...older] = (await readThread('client')).data;
    expect([newest?.side, older.at(0)?.side, older.at(0)?.read_at]).toEqual([
      'staff',
      'client',
      null,
    ]);
    expect(older.at(0)?.author).toMatch(/\S/u);
  });

  test('go on by a cursor', async () => {
    for (const text of ['Un', 'Deux', 'Trois']) await write({ text });
    const first = await readThread('client', { per_page: 2 });
    expect([texts(first), first.meta.total]).toEqual([['Trois', 'Deux'], 3]);
    const { next_cursor: cursor } = first.meta;
    expect(texts(await readThread('client', { per_page: 2, cursor }))).toEqual(['Un']);
  });

  test('are texts, whatever they look like', async () => {
    const text = "<img src=x onerror=alert(1)> =1+1 {{7*7}} '; DROP TABLE orders; --";
    await write({ text });
    expect(texts(await readThread('staff'))).toEqual([text]);
  });

  test('are written once for each key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = await Promise.all([1, 2].map(() => write({ text: 'Vu' }, headers)));
    expect(first?.body).toBe(second?.body);
    expect((await readThread('client')).meta.total).toBe(1);
  });

  test('tell the client that the firm has written, never the firm’s own people', async () => {
    await answer({ text: 'C’est prêt' });
    const told = and(
      eq(notifications.link, `/client-dashboard/order/details/${id}#messages`),
      eq(notifications.code, 'order_message'),
    );
    const rows = await api.db.select().from(notifications).where(told);
    expect(rows.map(({ userId }) => userId)).toEqual([client.id]);
  });

  test.each([
    ['nothing', { text: ' ' }, 'text'],
    ['Arabic', { text: 'مرحبا' }, 'text'],
    ['more than a paragraph', { text: 'x'.repeat(2001) }, 'text'],
    ['what is no PDF', { text: '', file: { name: 'a.pdf', content: 'AAAA' } }, 'file.content'],
  ])('refuse %s', async (_name, payload, field) => {
    const reply = await write(payload);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toHaveProperty([field]);
  });
});

describe('a file of a message', () => {
  const file = { name: 'CIN.pdf', content: samplePdf() };

  test('is a document of the order, which both sides can have, and the staff has to review', async () => {
    const { document } = sent(await write({ text: '', file }));
    expect(document).toMatchObject({ name: 'CIN.pdf', size: 23 });
    const params = { id: document?.id ?? '' };
    for (const token of [client.token, admin.token]) {
      expect((await api.ask(linkDocument, { params, token })).statusCode).toBe(200);
    }
    const query = { order: id, status: 'pending' } as const;
    const listed = await api.ask(listAdminDocuments, { query, token: admin.token });
    expect(listed.json<{ data: AdminDocument[] }>().data).toMatchObject([{ id: document?.id }]);
  });

  test('of the firm needs no review', async () => {
    const { document } = sent(await answer({ text: 'Votre extrait', file }));
    const query = { order: id } as const;
    const listed = await api.ask(listAdminDocuments, { query, token: admin.token });
    expect(listed.json<{ data: AdminDocument[] }>().data).toMatchObject([
      { id: document?.id, status: 'accepted', origin: 'staff' },
    ]);
  });
});

describe('read marks', () => {
  test('stand on what the other side wrote, up to the message that was seen', async () => {
    const first = sent(await write({ text: 'Un' }));
    await write({ text: 'Deux' });
    await answer({ text: 'Trois' });
    const read = { params: { id }, payload: { until: first.id }, token: admin.token };
    expect((await api.ask(markAdminOrderMessagesAsRead, read)).json()).toMatchObject({
      data: { marked: 1 },
    });
    const marks = (await readThread('client')).data.map(({ read_at: at }) => at !== null);
    expect(marks).toEqual([false, false, true]);
  });

  test('stay where they are, and are set by the reader alone', async () => {
    const message = sent(await write({ text: 'Un' }));
    const payload = { until: message.id };
    const read = { params: { id }, payload, token: admin.token };
    await api.ask(markAdminOrderMessagesAsRead, read);
    const [before] = (await readThread('client')).data;
    api.clock.advance(60);
    expect((await api.ask(markAdminOrderMessagesAsRead, read)).json()).toMatchObject({
      data: { marked: 0 },
    });
    const own = { params: { id }, payload, token: client.token };
    await api.ask(markClientOrderMessagesAsRead, own);
    expect((await readThread('client')).data).toEqual([before]);
  });

  test('are set by a message of this order only', async () => {
    const { id: until } = sent(await write({ text: 'Un' }));
    const other = await placeOrder(api, client.token);
    const read = { params: { id: other.id }, payload: { until }, token: admin.token };
    expect((await api.ask(markAdminOrderMessagesAsRead, read)).statusCode).toBe(404);
  });
});

test('a message that is written while the ones before it are marked stays unread', async () => {
  const { id: until } = sent(await answer({ text: 'Un' }));
  const read = { params: { id }, payload: { until }, token: client.token };
  const { marking } = await api.db.transaction(async (tx) => {
    const actor = {
      sessionId: '',
      userId: admin.id,
      role: 'admin',
      hasSecondFactor: true,
    } as const;
    const news = { orderId: id, actor, text: 'Deux', file: null, now: api.clock() };
    await sendMessage(api.deps, tx, news);
    const begun = { marking: api.ask(markClientOrderMessagesAsRead, read) };
    await vi.waitFor(async () => {
      const { rowCount } = await api.pool.query(
        `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
      expect(rowCount).toBe(1);
    });
    return begun;
  });
  expect((await marking).statusCode).toBe(200);
  const thread = await api.db.select().from(orderThreads).where(eq(orderThreads.orderId, id));
  expect(thread).toMatchObject([{ unreadByClient: true }]);
});

/** What the overview counts, and what the list shows that its tile leads to. */
const waiting = async () => {
  const overview = await api.ask(getAdminOverview, { token: admin.token });
  const count = overview.json<{ data: AdminOverview }>().data.orders_awaiting_reply;
  const list = await api.ask(listAdminOrders, {
    token: admin.token,
    query: { messages: 'waiting', per_page: 100 },
  });
  const { data, meta } = list.json();
  expect([meta.total, data.length]).toEqual([count, count]);
  return data.map((order) => order.id).toSorted();
};
const waitingSince = async () => {
  const order = await api.ask(getAdminOrder, { params: { id }, token: admin.token });
  return order.json<{ data: AdminOrder }>().data.awaits_reply_since;
};

test('an order waits for a reply from the client’s message to the firm’s: the overview counts those of the list', async () => {
  const before = await waiting();
  expect(await waitingSince()).toBeNull();
  const first = sent(await write({ text: 'Un' }));
  await write({ text: 'Deux' });
  expect(await waiting()).toEqual([id, ...before].toSorted());
  expect(await waitingSince()).toBe(first.created_at);
  await answer({ text: 'Trois' });
  expect(await waiting()).toEqual(before);
  expect(await waitingSince()).toBeNull();
  await write({ text: 'Quatre' });
  await api.db.delete(orderThreads).where(eq(orderThreads.orderId, id));
  expect(await waiting()).toEqual(before);
});

test('orders that wait for a reply are filtered by what else is asked, and searched', async () => {
  await write({ text: 'Un' });
  const getIds = async (query: object) => {
    const asked = { token: admin.token, anyQuery: { messages: 'waiting', ...query } };
    const { data } = (await api.ask(listAdminOrders, asked)).json();
    return data.map((order) => order.id);
  };
  expect(await getIds({ client: client.id, status: 'submitted' })).toContain(id);
  expect(await getIds({ status: 'completed' })).toEqual([]);
  const { reference } = (
    await api.ask(getAdminOrder, { token: admin.token, params: { id } })
  ).json().data;
  expect(await getIds({ search: reference })).toEqual([id]);
});

import {
  announceOrderViewer,
  leaveOrderViewers,
  logout,
  markAdminOrderMessagesAsRead,
  sendClientOrderMessage,
  sendPaymentProof,
  streamChanges,
  type Change,
  type OrderMessage,
} from '@tassis/contracts';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { billedOrder, placeOrder, samplePdf } from '../testing/billed-order.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { createLive } from './live.ts';

const api = await createTestApi({
  replace: ({ config, ...deps }) => ({
    config,
    live: createLive({ ...deps, databaseUrl: getUrl(deps.pool), heartbeatMs: 100, recentMs: 0 }),
  }),
});
const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
const client = await api.signIn('client');
const admin = await api.signIn('admin');

function getUrl({ options }: { options: { connectionString?: string | undefined } }): string {
  return options.connectionString ?? '';
}

const opened: AbortController[] = [];
afterEach(async () => {
  for (const controller of opened.splice(0)) controller.abort();
  await vi.waitUntil(() => api.deps.live.count() === 0);
});

/** Opens a stream as a browser does: returns its changes so far, and whether it has ended. */
async function open(token: string) {
  const controller = new AbortController();
  opened.push(controller);
  const answer = await fetch(`${url}/api${streamChanges.path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  const changes: Change[] = [];
  const state = { changes, beats: 0, hasEnded: false };
  const read = async () => {
    const lines = answer.body?.pipeThrough(new TextDecoderStream());
    for await (const text of lines ?? []) {
      for (const line of text.split('\n')) {
        if (line.startsWith(':')) state.beats += 1;
        if (line.startsWith('data: ')) {
          changes.push(streamChanges.response.schema.parse(JSON.parse(line.slice(6))));
        }
      }
    }
    state.hasEnded = true;
  };
  read().catch(() => undefined);
  return { answer, state, leave: () => controller.abort() };
}

/** Waits until this process listens, because it misses earlier announcements. */
async function listening(): Promise<void> {
  const { rows } = await api.pool.query(
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'tassis-changes' AND state = 'idle'`,
  );
  expect(rows).toHaveLength(1);
}
const untilListening = () => vi.waitFor(listening, { timeout: 10_000 });
const about = (changes: readonly Change[], id: string) =>
  changes.filter((change) => change.id === id).map(({ type }) => type);

const news = (changes: readonly Change[]) => changes.filter((c) => c.type === 'notification');

describe('a stream of changes', () => {
  test('is not buffered by proxies, and sends a heartbeat', async () => {
    const { answer, state } = await open(admin.token);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    await expect.poll(() => state.beats).toBeGreaterThan(2);
  });

  test('announces every order to the staff, to a client only their own, and none to others', async () => {
    const other = await api.signIn('client');
    const [ofStaff, ofClient, ofOther] = [
      await open(admin.token),
      await open(client.token),
      await open(other.token),
    ];
    await untilListening();
    const { id } = await placeOrder(api, client.token);
    for (const { state } of [ofStaff, ofClient]) {
      await expect.poll(() => about(state.changes, id)).toContain('order');
    }
    expect(ofStaff.state.changes.find((change) => change.id === id)).toEqual({
      type: 'order',
      id,
      version: 1,
      order: null,
    });
    expect(ofOther.state.changes).toEqual([]);
  });

  test('announces messages and their read marks with their order', async () => {
    const { id } = await placeOrder(api, client.token);
    const [ofStaff, ofClient] = [await open(admin.token), await open(client.token)];
    await untilListening();
    // The order's own announcement may still arrive, because this process was already listening.
    const messages = (changes: readonly Change[]) =>
      about(changes, id).filter((type) => type === 'message');
    const sent = await api.ask(sendClientOrderMessage, {
      params: { id },
      payload: { text: 'Bonjour' },
      token: client.token,
    });
    await expect.poll(() => messages(ofStaff.state.changes)).toEqual(['message']);
    const until = sent.json<{ data: OrderMessage }>().data.id;
    const read = { params: { id }, payload: { until }, token: admin.token };
    await api.ask(markAdminOrderMessagesAsRead, read);
    await expect.poll(() => messages(ofClient.state.changes)).toEqual(['message', 'message']);
  });

  test('announces a bill and a document with their order', async () => {
    const { order, bill } = await billedOrder(api, client.token);
    const { state } = await open(admin.token);
    await untilListening();
    const underOrder = () =>
      state.changes.filter((change) => change.order === order.id).map(({ type }) => type);
    await api.db.execute(sql`UPDATE bills SET reminded_at = now() WHERE id = ${bill.id}`);
    await expect.poll(underOrder).toContain('bill');
    const payload = { name: 'Virement.pdf', content: samplePdf() };
    await api.ask(sendPaymentProof, { params: { id: bill.id }, payload, token: client.token });
    await expect.poll(underOrder).toContain('document');
  });

  test('announces notifications to their recipients: one with its id, many without ids', async () => {
    const other = await api.signIn('partner');
    const [ofClient, ofPartner, ofStaff] = [
      await open(client.token),
      await open(other.token),
      await open(admin.token),
    ];
    await untilListening();
    const { id } = await placeOrder(api, client.token);
    await expect.poll(() => news(ofClient.state.changes)).toHaveLength(1);
    expect(news(ofClient.state.changes)[0]?.id).not.toBeNull();
    await api.db.execute(sql`INSERT INTO notifications (user_id, type, code)
      SELECT ${other.id}, 'partner', 'partner_validated' FROM generate_series(1, 30)`);
    await expect.poll(() => news(ofPartner.state.changes)).toHaveLength(1);
    expect(ofPartner.state.changes).toMatchObject([{ type: 'notification', id: null }]);
    await expect.poll(() => about(ofStaff.state.changes, id)).toContain('order');
    expect(news(ofStaff.state.changes)).toEqual([]);
  });

  test('announces nothing that was rolled back, and of many rows only that there are many', async () => {
    const { state } = await open(admin.token);
    await untilListening();
    const { id } = await placeOrder(api, client.token);
    await api.db
      .transaction(async (tx) => {
        await tx.execute(sql`UPDATE orders SET updated_at = now() WHERE id = ${id}`);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await api.db.execute(sql`
      INSERT INTO contact_submissions (name, email, service, message, source)
      SELECT 'x', 'x@example.ma', 'x', 'x', 'contact_page' FROM generate_series(1, 21)`);
    const isMany = { type: 'contact_submission', id: null, version: null };
    await expect.poll(() => state.changes).toContainEqual(isMany);
    // Announcements arrive in the order of the commits.
    expect(about(state.changes, id).filter((type) => type === 'order')).toHaveLength(1);
    expect(state.changes.filter(({ type }) => type === 'contact_submission')).toEqual([isMany]);
  });

  test('ends with its session', async () => {
    const { token } = await api.signIn('admin');
    const { state } = await open(token);
    await api.ask(logout, { token });
    await expect.poll(() => state.hasEnded, { timeout: 10_000 }).toBe(true);
  });

  test('is limited to six for one session', async () => {
    const { token } = await api.signIn('admin');
    const answers = [];
    for (let number = 0; number < 7; number += 1) answers.push((await open(token)).answer);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('30');
  });

  test('continues when the database has dropped the connection, and announces that changes may be missing', async () => {
    const { state } = await open(admin.token);
    await untilListening();
    await api.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'tassis-changes'`,
    );
    await expect
      .poll(() => state.changes.map(({ type }) => type), { timeout: 10_000 })
      .toContain('all');
    const { id } = await placeOrder(api, client.token);
    await expect.poll(() => about(state.changes, id)).toContain('order');
  });

  test('reaches two hundred people by one connection, and frees what they used', async () => {
    const sessions = await Promise.all(
      Array.from({ length: 34 }, async () => (await api.signIn('admin')).token),
    );
    const streams = await Promise.all(
      Array.from({ length: 200 }, (_, index) => open(sessions[index % 34] ?? '')),
    );
    expect(api.deps.live.count()).toBe(200);
    await untilListening();
    const { id } = await placeOrder(api, client.token);
    const unreached = () =>
      streams.filter(({ state }) => !about(state.changes, id).includes('order'));
    await expect.poll(() => unreached().length, { timeout: 10_000 }).toBe(0);
    for (const { leave } of streams) leave();
    await expect.poll(() => api.deps.live.count()).toBe(0);
  });
});

test('starts with the changes of the last minute that its reader may see', async () => {
  let now = new Date('2026-11-21T09:00:00Z');
  const live = createLive({ databaseUrl: api.databaseUrl, db: api.db, clock: () => now });
  live.listen(api.app.log);
  const begin = (userId: string) => {
    const session = { sessionId: userId, userId, role: 'client', hasSecondFactor: false } as const;
    const body = live.open(session);
    const begun = String(body.read());
    body.destroy();
    return begun;
  };
  const other = await api.signIn('client');
  await expect
    .poll(async () => {
      const { id } = await placeOrder(api, client.token);
      return begin(client.id).includes(`"type":"order","id":"${id}"`);
    })
    .toBe(true);
  expect(begin(other.id)).toBe(':\n\n');
  now = new Date('2026-11-21T09:01:00Z');
  expect(begin(client.id)).toBe(':\n\n');
  await live.close();
});

test('disconnects a reader who does not read', async () => {
  const live = createLive({ databaseUrl: api.databaseUrl, db: api.db, clock: api.clock });
  live.listen(api.app.log);
  const body = live.open({
    sessionId: admin.id,
    userId: admin.id,
    role: 'admin',
    hasSecondFactor: true,
  });
  await expect
    .poll(
      async () => {
        await api.db.execute(sql`SELECT pg_notify('changes', json_build_object(
          'type', 'order', 'id', gen_random_uuid(), 'version', n, 'client', NULL)::text)
          FROM generate_series(1, 500) AS n`);
        return [body.destroyed, live.count()];
      },
      { timeout: 10_000 },
    )
    .toEqual([true, 0]);
  await live.close();
});

test('names the staff who have an order open, until they leave or have not renewed for 20 s', async () => {
  const { id } = await placeOrder(api, client.token);
  const params = { id };
  const colleague = await api.signIn('admin');
  const look = async (token: string) =>
    (await api.ask(announceOrderViewer, { params, token })).json<{
      data: { id: string; name: string }[];
    }>().data;
  expect(await look(admin.token)).toEqual([]);
  const [first] = await look(colleague.token);
  expect(first).toMatchObject({ id: admin.id });
  expect(first?.name).toMatch(/\S/u);
  const left = await api.ask(leaveOrderViewers, { params, token: admin.token });
  expect([left.statusCode, await look(colleague.token)]).toEqual([204, []]);
  expect(await look(admin.token)).toMatchObject([{ id: colleague.id }]);
  api.clock.advance(21);
  expect(await look(admin.token)).toEqual([]);
  const gone = { params: { id: crypto.randomUUID() }, token: admin.token };
  expect((await api.ask(announceOrderViewer, gone)).statusCode).toBe(404);
});

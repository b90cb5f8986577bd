import {
  createOrder,
  getUser,
  listAdminOrders,
  login,
  refresh,
  registerClient,
} from '@tassis/contracts';
import { anOrder, aRegistration } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { createTestApi } from './testing/create-test-api.ts';

const api = await createTestApi({ env: { LOG_LEVEL: 'trace' } });
const canary = 'canary-3f9c1e';

test('no password, token, cookie or person gets into the log, not even when the database fails', async () => {
  const { token, refreshToken } = await api.signIn('admin');
  const client = await api.signIn('client');
  const password = `${canary}-password`;
  const headers = {
    cookie: `token=${canary}-cookie`,
    authorization: `Bearer ${canary}-header-token`,
  };
  const form = aRegistration({
    email: `${canary}@example.com`,
    password,
    password_confirmation: password,
  });
  const ask = async () => {
    await api.ask(login, { body: { email: `${canary}@example.com`, password }, headers });
    await api.ask(registerClient, { body: form, headers });
    await api.ask(refresh, { body: { refresh_token: `${canary}-refresh` } });
    await api.ask(getUser, { headers });
    await api.ask(listAdminOrders, { query: { search: `${canary}-search` }, token });
    await api.ask(createOrder, {
      body: anOrder({ firstName: `${canary}-family` }),
      token: client.token,
    });
    await api.app.inject({ url: `/api/${canary}-path?token=${canary}-query` });
  };
  await ask();
  await api.pool.query('ALTER TABLE users RENAME TO users_gone');
  await api.pool.query('ALTER TABLE orders RENAME TO orders_gone');
  await ask();
  await api.pool.query('ALTER TABLE users_gone RENAME TO users');
  await api.pool.query('ALTER TABLE orders_gone RENAME TO orders');

  const log = api.logs.join('');
  expect(log).toContain('Failed query');
  expect(log.match(/"msg":"request"/gu)?.length).toBeGreaterThanOrEqual(14);
  for (const secret of [canary, token, refreshToken, client.token])
    expect(log).not.toContain(secret);
});

test('a request is one line: what, who, how it ended', async () => {
  const { id, token } = await api.signIn('client');
  api.logs.length = 0;
  const headers = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };
  await api.ask(getUser, { token, headers });
  expect(api.logs.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({
      request_id: expect.any(String),
      method: 'GET',
      route: '/api/user',
      status: 200,
      ms: expect.any(Number),
      user_id: id,
      trace_id: '4bf92f3577b34da6a3ce929d0e0e4736',
      msg: 'request',
    }),
  ]);
});

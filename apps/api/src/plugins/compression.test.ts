import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getFirm, healthLive, linkAdminList, listAdminOrders, login } from '@tassis/contracts';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const br = { 'accept-encoding': 'gzip, br' };

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('what is read of more than 1 kB is sent as %s to who takes it', async (coding, unpack) => {
  const plain = await api.ask(getFirm);
  expect(plain.rawPayload.length).toBeGreaterThan(1024);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const answer = await api.ask(getFirm, { headers: { 'accept-encoding': coding } });
  expect(answer.headers).toMatchObject({ 'content-encoding': coding });
  expect(answer.headers['vary']).toMatch(/accept-encoding/iu);
  expect(answer.headers['etag']).toBe(plain.headers['etag']);
  expect(unpack(answer.rawPayload).toString()).toBe(plain.body);
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

test('who has it already gets 304 and no byte, in whatever form; of what is their own too', async () => {
  const own = { token: admin.token };
  const first = await api.ask(listAdminOrders, own);
  const tag = String(first.headers['etag']);
  expect(tag).toMatch(/^W\/"[\w-]{27}"$/u);
  const again = await api.ask(listAdminOrders, {
    ...own,
    headers: { ...br, 'if-none-match': tag },
  });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect(again.headers).not.toHaveProperty('content-encoding');
  expect(again.headers['cache-control']).toBe('no-store');
});

test('small answers, and those to what is sent, go as they are', async () => {
  const small = await api.ask(healthLive, { headers: br });
  expect(small.headers).not.toHaveProperty('content-encoding');
  const long = { email: 'x'.repeat(2000), password: '' };
  const sent = await api.ask(login, { payload: long, headers: { ...br, 'if-none-match': '*' } });
  expect(sent.statusCode).toBe(422);
  expect(sent.headers).not.toHaveProperty('content-encoding');
  expect(sent.headers).not.toHaveProperty('etag');
});

async function csvOf(headers: Record<string, string>) {
  const given = { params: { list: 'orders' }, query: { format: 'csv' } } as const;
  const linked = await api.ask(linkAdminList, { token: admin.token, ...given });
  return api.app.inject({ url: linked.json<{ data: { url: string } }>().data.url, headers });
}

test('a list as CSV is compressed as it is written', async () => {
  const [plain, packed] = [await csvOf({}), await csvOf(br)];
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
  expect(packed.headers).not.toHaveProperty('etag');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
});

import { getUser, logout, refresh, type TokenPair } from '@tassis/contracts';
import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();
const status = async (token: string) => (await api.ask(getUser, { token })).statusCode;
const use = (token: string) => api.ask(refresh, { body: { refresh_token: token } });

test('logout invalidates both tokens at once', async () => {
  const { token, refreshToken } = await api.signIn('client');
  expect(await status(token)).toBe(200);
  const answer = await api.ask(logout, { token });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await status(token)).toBe(401);
  const refused = await use(refreshToken);
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ code: 'refresh_token_invalid' });
});

test('logout accepts an empty JSON body, which browsers send', async () => {
  const { token } = await api.signIn('client');
  const headers = { 'content-type': 'application/json' };
  expect((await api.ask(logout, { token, headers })).statusCode).toBe(204);
});

test('a refresh answers a valid token pair', async () => {
  const { refreshToken } = await api.signIn('client');
  const pair = (await use(refreshToken)).json<TokenPair>();
  expect(await status(pair.access_token)).toBe(200);
  expect((await use(pair.refresh_token)).statusCode).toBe(200);
});

test.each([
  ['no header', {}],
  ['another scheme', { authorization: 'Basic Zm9vOmJhcg==' }],
  ['no token', { authorization: 'Bearer ' }],
  ['a cookie instead', { cookie: 'token=abc' }],
])('%s does not authenticate', async (_name, headers) => {
  const answer = await api.ask(getUser, { headers });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
});

test('an access token in a cookie is ignored', async () => {
  const { token } = await api.signIn('client');
  const answer = await api.ask(getUser, { headers: { cookie: `token=${token}` } });
  expect(answer.statusCode).toBe(401);
});

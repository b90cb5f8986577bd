import { getUser, logout, refresh } from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { users } from '../database/schema/index.ts';
import { createTestApi } from '../testing/create-test-api.ts';

const api = await createTestApi();

const status = async (token: string) => (await api.ask(getUser, { token })).statusCode;

describe('a session', () => {
  test('logout is immediate, for both tokens, and for this session only', async () => {
    const { id, token, refreshToken } = await api.signIn('client');
    const other = await api.deps.sessions.begin(api.db, { userId: id, userAgent: 'elsewhere' });
    expect(await status(token)).toBe(200);

    const answer = await api.ask(logout, { token });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await status(token)).toBe(401);
    const body = { refresh_token: refreshToken };
    expect((await api.ask(refresh, { body })).statusCode).toBe(401);
    expect(await status(other.access_token)).toBe(200);
  });

  test('logout takes an empty JSON body, as browsers send it', async () => {
    const { token } = await api.signIn('client');
    const headers = { 'content-type': 'application/json' };
    expect((await api.ask(logout, { token, headers })).statusCode).toBe(204);
  });

  test('an access token is good for ten minutes', async () => {
    const { token } = await api.signIn('client');
    api.clock.advance(599);
    expect(await status(token)).toBe(200);
    api.clock.advance(1);
    expect(await status(token)).toBe(401);
  });

  test('disabling a user ends what they do within a second', async () => {
    const { id, token } = await api.signIn('client');
    expect(await status(token)).toBe(200);
    await api.db.update(users).set({ disabledAt: api.clock() }).where(eq(users.id, id));
    api.clock.advance(1);
    expect(await status(token)).toBe(401);
  });

  test('a changed role counts within a second, whatever the token was given for', async () => {
    const { id, token } = await api.signIn('client');
    expect(await status(token)).toBe(200);
    await api.db.update(users).set({ userType: 'admin' }).where(eq(users.id, id));
    api.clock.advance(1);
    expect((await api.ask(getUser, { token })).json()).toMatchObject({
      user: { user_type: 'admin' },
    });
  });

  test('within the second one question is enough for many requests', async () => {
    const { token } = await api.signIn('client');
    await status(token);
    const select = vi.spyOn(api.db, 'select');
    await Promise.all(Array.from({ length: 20 }, () => status(token)));
    // One each for the user itself, none for the session.
    expect(select).toHaveBeenCalledTimes(20);
    api.clock.advance(1);
    await status(token);
    expect(select).toHaveBeenCalledTimes(22);
    select.mockRestore();
  });

  test.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic Zm9vOmJhcg==' }],
    ['no token', { authorization: 'Bearer ' }],
    ['a cookie instead', { cookie: 'token=abc' }],
  ])('%s is nobody', async (_name, headers) => {
    const answer = await api.ask(getUser, { headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  test('a cookie is not read', async () => {
    const { token } = await api.signIn('client');
    const answer = await api.ask(getUser, { headers: { cookie: `token=${token}` } });
    expect(answer.statusCode).toBe(401);
  });
});

import { endOwnSession, getUser, listOwnSessions, type OwnSession } from '@tassis/contracts';
import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();
const list = async (token: string) =>
  (await api.ask(listOwnSessions, { token })).json<{ data: OwnSession[] }>().data;
const end = (token: string, id: string) => api.ask(endOwnSession, { token, params: { id } });

test('a user lists their own active sessions, and ends them', async () => {
  const { id: userId, token } = await api.signIn('client');
  const phone = await api.deps.sessions.begin(api.db, { userId, userAgent: 'Phone' });
  const sessions = await list(token);
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  const other = sessions.find(({ current }) => !current);
  expect(other).toMatchObject({ user_agent: 'Phone' });

  expect((await end(token, other?.id ?? '')).statusCode).toBe(204);
  expect((await api.ask(getUser, { token: phone.access_token })).statusCode).toBe(401);
  expect(await list(token)).toHaveLength(1);
  expect((await end(token, other?.id ?? '')).statusCode).toBe(404);
});

test('the session of another user is not found', async () => {
  const mine = await api.signIn('client');
  const theirs = await api.signIn('client');
  const [session] = await list(theirs.token);
  expect((await end(mine.token, session?.id ?? '')).statusCode).toBe(404);
  expect((await api.ask(getUser, { token: theirs.token })).statusCode).toBe(200);
});

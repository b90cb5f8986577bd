import { expect, it } from 'vitest';
import { createServerSession } from './server-session.ts';
import { anAuthAnswer, fakeApi } from './testing/fake-api.ts';

it('on the server it is not known who is there, and nobody comes in', async () => {
  const session = createServerSession();
  const { api, names } = fakeApi({ login: () => anAuthAnswer });
  await session.start(api);
  session.signOut();
  expect(names()).toEqual([]);
  expect(session.store.getState()).toEqual({
    status: 'loading',
    user: null,
    ended: false,
  });
  expect([session.role(), session.port.accessToken()]).toEqual([null, null]);
  expect(await session.port.refresh('access-1')).toBeNull();
  const credentials = { email: 'salma@example.ma', password: 'correct horse' };
  await expect(session.signIn(credentials)).rejects.toThrow('Nobody can sign in on the server.');
});

import { configureApi, createApiClient } from '@tassis/api-client';
import { createServerSession, provideSession } from '@tassis/auth';
import { changePreferences, type User } from '@tassis/contracts';
import { aUser } from '@tassis/testing/answers';
import { FakeApi } from '@tassis/testing/area';
import { expect, it } from 'vitest';
import { tellLanguage } from './tell-language.ts';

const locale = () => 'fr';

function signedIn(user: User, api: FakeApi) {
  const session = createServerSession();
  session.store.setState({ user });
  provideSession(session);
  const { port } = session;
  configureApi(createApiClient({ baseUrl: '/api', session: port, locale, fetch: api.fetch }));
  return session.store;
}

it('tells the server, and shows the user that it answers', async () => {
  const data = aUser('client', { locale: 'en' });
  const api = new FakeApi().on(changePreferences, () => ({ success: true, data }));
  const store = signedIn(aUser('client'), api);
  await tellLanguage('en');
  expect(api.getCalls(changePreferences).map(({ body }) => body)).toEqual([{ locale: 'en' }]);
  expect(store.getState().user?.locale).toBe('en');
});

it('ignores the answer about a user who has signed out since', async () => {
  const data = aUser('client', { locale: 'en' });
  const api = new FakeApi().on(changePreferences, () => ({ success: true, data }));
  const store = signedIn(aUser('partner'), api);
  await tellLanguage('en');
  expect(store.getState().user).toEqual(aUser('partner'));
});

import { ApiError } from '@tassis/api-client';
import { describe, expect, it } from 'vitest';
import { CodeRequired } from './code-required.ts';
import { createSession } from './session.ts';
import { aClient, anApiError, anAuthAnswer, fakeApi } from './testing/fake-api.ts';
import { cookies, inFreshBrowser } from './testing/fresh-browser.ts';

const credentials = { email: 'salma@example.ma', password: 'correct horse' };
const newSession = () => createSession({ baseUrl: '/api', authBaseUrl: '/api' });

inFreshBrowser();

const challenge = () => ({ mfa_required: true, challenge: 'c-1' });

describe('a login that wants a code', () => {
  it('stores nothing, and its challenge and a code end it like any other', async () => {
    const session = newSession();
    const { api, calls } = fakeApi({
      login: challenge,
      loginMfa: () => anAuthAnswer,
      getUser: () => ({ user: aClient }),
    });
    await session.start(api);
    const wanted = await session.signIn(credentials).catch((error: unknown) => error);
    expect(wanted).toBeInstanceOf(CodeRequired);
    expect(wanted).toMatchObject({
      name: 'CodeRequired',
      message: 'A second factor is required',
      challenge: 'c-1',
    });
    expect(session.port.accessToken()).toBeNull();

    expect(await session.loginWithCode('c-1', '123456')).toEqual(aClient);
    expect(calls[1]).toEqual({ name: 'loginMfa', body: { challenge: 'c-1', code: '123456' } });
    expect(cookies()).toMatchObject({ token: 'access-1', userRole: 'client' });
  });

  it('stays outside with a wrong one', async () => {
    const session = newSession();
    await session.start(fakeApi({ loginMfa: () => Promise.reject(anApiError(401)) }).api);
    await expect(session.loginWithCode('c-1', '0')).rejects.toMatchObject({ status: 401 });
    expect(session.port.accessToken()).toBeNull();
  });
});

/** Returns what `signIn` throws when the call fails with this error. */
async function getFailure(error: ApiError): Promise<unknown> {
  const session = newSession();
  await session.start(fakeApi({ login: () => Promise.reject(error) }).api);
  return session.signIn(credentials).catch((reason: unknown) => reason);
}

describe('a login without an answer', () => {
  it.each(['network', 'timeout'])('says so in the product owner’s words (%s)', async (code) => {
    const error = await getFailure(anApiError(null, { code }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: 'Network error during login.',
      status: null,
      code: 'login_network',
      name: 'LoginUnanswered',
      mayHaveReachedServer: true,
    });
  });

  it('is not one that the client could not read', async () => {
    const unread = anApiError(null, { code: 'unexpected_answer' });
    expect(await getFailure(unread)).toBe(unread);
  });
});

describe('an accountant who registers', () => {
  const fields = {
    ...credentials,
    firstName: 'Karim',
    secondName: 'Alaoui',
    phone: '0612345678',
    password_confirmation: credentials.password,
    businessName: 'Alaoui Conseil',
    legalStatus: 'Expert comptable',
    legalForm: 'SARL',
  } as const;

  it('is signed in by the answer itself', async () => {
    const session = newSession();
    const { api, calls, names } = fakeApi({
      registerPartner: () => anAuthAnswer,
      getUser: () => ({ user: aClient }),
    });
    await session.start(api);
    expect(await session.registerPartner(fields)).toEqual(aClient);
    expect(names()).toEqual(['registerPartner', 'getUser']);
    expect(calls[0]?.body).toEqual(fields);
    expect(session.port.accessToken()).toBe('access-1');
  });

  it.each([
    [true, ['registerPartner', 'login', 'getUser'], aClient],
    [false, ['registerPartner'], expect.objectContaining({ status: 409 })],
  ])(
    'has their own account after an unanswered try (%s), else a 409',
    async (tried, asked, outcome) => {
      const session = newSession();
      const { api, names } = fakeApi({
        registerPartner: () => Promise.reject(anApiError(409, { mayHaveReachedServer: tried })),
        login: () => anAuthAnswer,
        getUser: () => ({ user: aClient }),
      });
      await session.start(api);
      const met = await session.registerPartner(fields).catch((error: unknown) => error);
      expect(names()).toEqual(asked);
      expect(met).toEqual(outcome);
    },
  );
});

it('an answer with tokens opens the session, and who is there can be asked anew', async () => {
  const session = newSession();
  const confirmed = { ...aClient, email_verified: true };
  const profiles = [aClient, confirmed];
  await session.start(fakeApi({ getUser: () => ({ user: profiles.shift() }) }).api);
  expect(await session.enter(anAuthAnswer)).toEqual(aClient);
  expect(cookies()).toMatchObject({ token: 'access-1', userRole: 'client' });
  expect(session.store.getState().user).toEqual(aClient);
  expect(await session.reload()).toEqual(confirmed);
  expect(session.store.getState().user).toEqual(confirmed);
});

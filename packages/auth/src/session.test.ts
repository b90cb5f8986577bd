import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { readReturnPath, storeReturnPath } from './return-path.ts';
import { createSession } from './session.ts';
import { aClient, anApiError, anAuthAnswer, fakeApi } from './testing/fake-api.ts';
import { cookies, inFreshBrowser } from './testing/fresh-browser.ts';

const credentials = { email: 'salma@example.ma', password: 'correct horse' };
const registration = {
  ...credentials,
  firstName: 'Salma',
  secondName: 'El Amrani',
  phone: '0612345678',
  password_confirmation: credentials.password,
};
const newSession = () => createSession({ baseUrl: '/api', authBaseUrl: '/api' });
const listBearers = (request: Mock<typeof fetch>) =>
  request.mock.calls.map(([url, init]) => [url, new Headers(init?.headers).get('authorization')]);

inFreshBrowser();

describe('at the start', () => {
  it('without a token nobody is asked and nobody is signed in', async () => {
    const session = newSession();
    const { api, names } = fakeApi({});
    expect(session.store.getState().status).toBe('loading');
    await session.start(api);
    expect(session.store.getState()).toMatchObject({ status: 'ready', user: null });
    expect(names()).toEqual([]);
  });

  it('with a token the profile is loaded', async () => {
    document.cookie = 'token=access-1; Path=/';
    const session = newSession();
    await session.start(fakeApi({ getUser: () => ({ user: aClient }) }).api);
    expect(session.store.getState().user).toEqual(aClient);
  });

  it('only a 401 forgets the token', async () => {
    document.cookie = 'token=access-1; Path=/';
    const refused = newSession();
    await refused.start(fakeApi({ getUser: () => Promise.reject(anApiError(401)) }).api);
    expect(cookies()['token']).toBeUndefined();

    document.cookie = 'token=access-1; Path=/';
    const report = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', report);
    const troubled = newSession();
    await troubled.start(fakeApi({ getUser: () => Promise.reject(anApiError(503)) }).api);
    expect(cookies()['token']).toBe('access-1');
    expect(troubled.store.getState().status).toBe('unknown');
    // Requested again at once, and only logged again.
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(2));
  });
});

it('a session that turns out to be over on the way is no trouble', async () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const session = newSession();
  const { api, names } = fakeApi({ getUser: () => Promise.reject(anApiError(401)) });
  await session.start(api);
  document.cookie = 'token=access-1; Path=/'; // of another tab
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(names()).toEqual(['getUser']));
  await new Promise((resolve) => setTimeout(resolve));
  // The sessions of other tests receive the network events too.
  expect(report).not.toHaveBeenCalledWith(expect.objectContaining({ status: 401 }));
});

it('is of no use before it is started', async () => {
  const failure = 'The session is used before it was started.';
  await expect(newSession().signIn(credentials)).rejects.toThrow(failure);
});

describe('signing in', () => {
  it('stores tokens and role, and loads the profile', async () => {
    const session = newSession();
    const { api, names } = fakeApi({
      login: () => anAuthAnswer,
      getUser: () => ({ user: aClient }),
    });
    await session.start(api);
    expect(session.role()).toBeNull();
    await session.signIn(credentials);
    expect(names()).toEqual(['login', 'getUser']);
    expect(cookies()).toMatchObject({
      token: 'access-1',
      refreshToken: 'refresh-1',
      userRole: 'client',
    });
    expect(session.store.getState().user).toEqual(aClient);
    expect([session.port.accessToken(), session.role()]).toEqual(['access-1', 'client']);
  });

  it('shows who the answer names when the profile cannot be loaded', async () => {
    const session = newSession();
    const { api } = fakeApi({
      login: () => anAuthAnswer,
      getUser: () => Promise.reject(anApiError(503)),
    });
    await session.start(api);
    expect(await session.signIn(credentials)).toEqual(aClient);
    expect(session.store.getState().user).toEqual(aClient);
    expect(cookies()['userRole']).toBe('client');
  });

  it('in one tab brings in those where nobody was', async () => {
    const [here, there] = [newSession(), newSession()];
    const { api } = fakeApi({ login: () => anAuthAnswer, getUser: () => ({ user: aClient }) });
    await Promise.all([here, there].map((tab) => tab.start(api)));
    await here.signIn(credentials);
    await vi.waitFor(() => expect(there.store.getState().user).toEqual(aClient));
  });

  it('refused stores nothing', async () => {
    const session = newSession();
    await session.start(fakeApi({ login: () => Promise.reject(anApiError(401)) }).api);
    await expect(session.signIn(credentials)).rejects.toMatchObject({ status: 401 });
    expect(session.port.accessToken()).toBeNull();
    expect(session.store.getState().user).toBeNull();
  });
});

describe('registering', () => {
  it('opens the account, then signs in with the same credentials', async () => {
    const session = newSession();
    const { api, calls } = fakeApi({
      registerClient: () => anAuthAnswer,
      login: () => anAuthAnswer,
      getUser: () => ({ user: aClient }),
    });
    await session.start(api);
    await session.registerClient(registration);
    expect(calls.slice(0, 2)).toEqual([
      { name: 'registerClient', body: registration },
      { name: 'login', body: credentials },
    ]);
  });

  it('leaves one session, that of the login: the answer’s own ends, whose end nobody waits for', async () => {
    const request = vi.fn<typeof fetch>().mockImplementation(() => new Promise(() => undefined));
    vi.stubGlobal('fetch', request);
    const session = newSession();
    const { api } = fakeApi({
      registerClient: () => ({ ...anAuthAnswer, access_token: 'access-0' }),
      login: () => anAuthAnswer,
      getUser: () => ({ user: aClient }),
    });
    await session.start(api);
    expect(await session.registerClient(registration)).toEqual(aClient);
    expect(listBearers(request)).toEqual([['/api/logout', 'Bearer access-0']]);
    expect(session.port.accessToken()).toBe('access-1');
  });

  it('opens the session with its own answer when the login after it fails', async () => {
    const request = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', request);
    const session = newSession();
    const { api } = fakeApi({
      registerClient: () => anAuthAnswer,
      login: () => Promise.reject(anApiError(429)),
      getUser: () => ({ user: aClient }),
    });
    await session.start(api);
    expect(await session.registerClient(registration)).toEqual(aClient);
    expect(session.port.accessToken()).toBe('access-1');
    expect(request).not.toHaveBeenCalled();
  });

  it('a 409 after an unanswered try is our own account if the credentials fit', async () => {
    const session = newSession();
    const conflict = anApiError(409, { mayHaveReachedServer: true });
    const { api, calls } = fakeApi({
      registerClient: () => Promise.reject(conflict),
      login: () => anAuthAnswer,
      getUser: () => ({ user: aClient }),
    });
    await session.start(api);
    expect(await session.registerClient(registration)).toEqual(aClient);
    expect(calls[1]).toEqual({ name: 'login', body: credentials });
  });

  it.each([true, false])(
    'a 409 stays a 409 when the account is another’s (unanswered try: %s)',
    async (tried) => {
      const session = newSession();
      const { api, names } = fakeApi({
        registerClient: () => Promise.reject(anApiError(409, { mayHaveReachedServer: tried })),
        login: () => Promise.reject(anApiError(401)),
      });
      await session.start(api);
      await expect(session.registerClient(registration)).rejects.toMatchObject({ status: 409 });
      expect(names().includes('login')).toBe(tried);
    },
  );
});

it('an account that is refused for another reason is not signed in to', async () => {
  const session = newSession();
  const invalid = anApiError(422, { mayHaveReachedServer: true });
  const { api, names } = fakeApi({ registerClient: () => Promise.reject(invalid) });
  await session.start(api);
  await expect(session.registerClient(registration)).rejects.toBe(invalid);
  expect(names()).toEqual(['registerClient']);
});

describe('signing out', () => {
  const request = vi.fn<typeof fetch>();
  const sent = () => listBearers(request);
  beforeEach(() => {
    request
      .mockReset()
      .mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
    vi.stubGlobal('fetch', request);
  });

  it('forgets everything at once, and tells the server', async () => {
    document.cookie = 'token=access-1; Path=/';
    for (const draft of ['companyCreation', 'domiciliation', 'negativeCertificat'])
      localStorage.setItem(`${draft}FormData`, '{}');
    sessionStorage.setItem('typed:negative-certificate', '{}');
    const session = newSession();
    await session.start(fakeApi({ getUser: () => ({ user: aClient }) }).api);
    storeReturnPath('/client-dashboard/orders');
    session.signOut();
    expect(session.store.getState().user).toBeNull();
    expect(document.cookie).toBe('');
    expect(readReturnPath()).toBeNull();
    expect(localStorage.length + sessionStorage.length).toBe(0);
    expect(sent()).toEqual([['/api/logout', 'Bearer access-1']]);
    expect(request.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
    });
  });

  it.each([
    ['in trouble', 503, 'refresh-1', 1],
    ['that refuses, without a refresh token', 401, '', 1],
    ['that refuses the refresh token too', 401, 'refresh-1', 2],
  ])('on a server %s is over here all the same', async (...[, status, refresh, asked]) => {
    document.cookie = 'token=access-1; Path=/';
    if (refresh) document.cookie = `refreshToken=${refresh}; Path=/`;
    const session = newSession();
    await session.start(fakeApi({ getUser: () => ({ user: aClient }) }).api);
    request.mockImplementation(() => Promise.resolve(Response.json({}, { status })));
    session.signOut();
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(asked));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(request).toHaveBeenCalledTimes(asked);
    expect(document.cookie).toBe('');
  });

  it('with a token that ran out renews it for the last call', async () => {
    document.cookie = 'token=access-1; Path=/';
    document.cookie = 'refreshToken=refresh-1; Path=/';
    const session = newSession();
    await session.start(fakeApi({ getUser: () => ({ user: aClient }) }).api);
    const pair = { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 600 };
    request
      .mockImplementationOnce(() => Promise.resolve(Response.json({}, { status: 401 })))
      .mockImplementationOnce(() => Promise.resolve(Response.json(pair)));
    session.signOut();
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(3));
    expect(sent().at(-1)).toEqual(['/api/logout', 'Bearer access-2']);
    expect(document.cookie).toBe('');
  });

  it('of a session that the server has ended already tells it nothing', async () => {
    document.cookie = 'token=access-1; Path=/';
    const [here, there] = [newSession(), newSession()];
    for (const tab of [here, there]) {
      await tab.start(fakeApi({ getUser: () => ({ user: aClient }) }).api);
    }
    here.signOut({ onServer: false });
    expect(here.store.getState().user).toBeNull();
    expect(document.cookie).toBe('');
    await vi.waitFor(() => expect(there.store.getState().user).toBeNull());
    expect(request).not.toHaveBeenCalled();
  });

  it('without a token asks nobody', async () => {
    const session = newSession();
    await session.start(fakeApi({}).api);
    session.signOut();
    expect(request).not.toHaveBeenCalled();
  });

  it('in one tab signs out all', async () => {
    document.cookie = 'token=access-1; Path=/';
    const [here, there] = [newSession(), newSession()];
    await Promise.all(
      [here, there].map((tab) => tab.start(fakeApi({ getUser: () => ({ user: aClient }) }).api)),
    );
    here.signOut();
    await vi.waitFor(() => expect(there.store.getState().user).toBeNull());
  });
});

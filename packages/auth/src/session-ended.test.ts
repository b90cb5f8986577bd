import { createApiClient } from '@tassis/api-client';
import { getUser } from '@tassis/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeReturnPath, readReturnPath } from './return-path.ts';
import { createSession } from './session.ts';
import { aClient } from './testing/fake-api.ts';
import { cookies, inFreshBrowser } from './testing/fresh-browser.ts';

const network = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const pair = { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 600 };

/** A server that accepts access-1 until `expire` is called, and refreshes as the test sets. */
let isExpired: boolean;
let onRefresh: () => Promise<Response>;
const refused = () =>
  answer({ message: 'Non', code: 'refresh_token_invalid', request_id: 'r' }, 401);
const refreshes = () => network.mock.calls.filter(([url]) => url === 'https://auth.test/refresh');

inFreshBrowser();
beforeEach(() => {
  isExpired = false;
  onRefresh = () => answer(pair);
  network.mockReset().mockImplementation((url, init) => {
    if (url === 'https://auth.test/refresh') return onRefresh();
    const bearer = new Headers(init?.headers).get('authorization');
    const good = isExpired ? 'Bearer access-2' : 'Bearer access-1';
    return bearer === good ? answer({ user: aClient }) : answer({}, 401);
  });
  vi.stubGlobal('fetch', network);
  document.cookie = 'token=access-1; Path=/';
  document.cookie = 'refreshToken=refresh-1; Path=/';
});

/** A tab: a session and the real client over it. */
async function openTab() {
  const hosts = { baseUrl: 'https://api.test', authBaseUrl: 'https://auth.test' };
  const session = createSession(hosts);
  const api = createApiClient({ ...hosts, session: session.port, locale: () => 'fr' });
  await session.start(api);
  return { session, ask: () => api.call(getUser, {}) };
}

it('of a hundred refused requests one refreshes, and each is answered at its second try', async () => {
  const { ask } = await openTab();
  network.mockClear();
  isExpired = true;
  const answers = await Promise.all(Array.from({ length: 100 }, ask));
  expect(answers).toEqual(Array.from({ length: 100 }, () => ({ user: aClient })));
  expect(refreshes()).toHaveLength(1);
  expect(network).toHaveBeenCalledTimes(201);
  const [[, init] = []] = refreshes();
  expect(init?.credentials).toBe('omit');
  expect(new Headers(init?.headers).has('authorization')).toBe(false);
  expect(init?.body).toBe('{"refresh_token":"refresh-1"}');
});

it('a refused refresh rejects all who wait, clears the session and ends it in every tab', async () => {
  const [here, there] = [await openTab(), await openTab()];
  storeReturnPath('/client-dashboard/orders');
  sessionStorage.setItem('typed:negative-certificate', '{}');
  isExpired = true;
  onRefresh = refused;
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, here.ask));
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 401 } });
  }
  expect(refreshes()).toHaveLength(1);
  expect(cookies()).toEqual({ '': undefined });
  expect(here.session.store.getState().user).toBeNull();
  expect(readReturnPath()).toBeNull();
  await vi.waitFor(() => expect(there.session.store.getState().user).toBeNull());
  // Nobody signed out, so the typed data stay.
  expect(sessionStorage.getItem('typed:negative-certificate')).toBe('{}');
});

describe('a session that ends while a guarded page is shown', () => {
  it('leaves the page its person, here and in a tab like it, until the page is left', async () => {
    const [here, there] = [await openTab(), await openTab()];
    const leave = here.session.guard();
    there.session.guard();
    isExpired = true;
    onRefresh = refused;
    await expect(here.ask()).rejects.toMatchObject({ status: 401 });
    expect(cookies()).toEqual({ '': undefined });
    const ended = { user: aClient, ended: true };
    expect(here.session.store.getState()).toMatchObject(ended);
    await vi.waitFor(() => expect(there.session.store.getState()).toMatchObject(ended));

    leave();
    expect(here.session.store.getState()).toMatchObject({ user: null, ended: false });
    expect(there.session.store.getState()).toMatchObject(ended);
  });

  it('goes on when somebody has signed in in another tab', async () => {
    const { session, ask } = await openTab();
    session.guard();
    isExpired = true;
    onRefresh = refused;
    await expect(ask()).rejects.toMatchObject({ status: 401 });
    document.cookie = 'token=access-2; Path=/';
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() =>
      expect(session.store.getState()).toMatchObject({ user: aClient, ended: false }),
    );
  });

  it('ends for good when its person gives up', async () => {
    const { session, ask } = await openTab();
    session.guard();
    isExpired = true;
    onRefresh = refused;
    await expect(ask()).rejects.toMatchObject({ status: 401 });
    session.giveUp();
    expect(session.store.getState()).toMatchObject({ user: null, ended: false });
  });

  it('clears everything that was typed, before somebody else signs in', async () => {
    const { session, ask } = await openTab();
    session.guard();
    isExpired = true;
    onRefresh = refused;
    await expect(ask()).rejects.toMatchObject({ status: 401 });
    sessionStorage.setItem('typed:negative-certificate', '{}');
    network.mockImplementation(() => answer({ user: { ...aClient, id: crypto.randomUUID() } }));
    document.cookie = 'token=access-3; Path=/';
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(session.store.getState().ended).toBe(false));
    expect(sessionStorage.getItem('typed:negative-certificate')).toBeNull();
  });
});

it('a tab that was not told of the end sees it when it is looked at again', async () => {
  const { session } = await openTab();
  document.cookie = 'token=; Max-Age=0; Path=/';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(session.store.getState().user).toBeNull();
});

it('a request that was on its way when the session ended ends it here, and asks nothing', async () => {
  const { session, ask } = await openTab();
  isExpired = true;
  const asked = ask();
  document.cookie = 'token=; Max-Age=0; Path=/';
  await expect(asked).rejects.toMatchObject({ status: 401 });
  expect(refreshes()).toHaveLength(0);
  expect(session.store.getState().user).toBeNull();
});

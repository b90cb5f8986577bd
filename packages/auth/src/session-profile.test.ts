import { createApiClient } from '@tassis/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from './session.ts';
import { aClient, anApiError, anAuthAnswer, fakeApi } from './testing/fake-api.ts';
import { cookies, inFreshBrowser } from './testing/fresh-browser.ts';

const newSession = () => createSession({ baseUrl: '/api', authBaseUrl: '/api' });
const report = vi.fn<(error: unknown) => void>();

inFreshBrowser();
beforeEach(() => {
  report.mockReset();
  vi.stubGlobal('reportError', report);
  document.cookie = 'token=access-1; Path=/';
});

describe('the profile', () => {
  it.each([
    ['under `user`', { user: aClient }],
    ['flat', aClient],
  ])('may come %s', async (_name, body) => {
    const session = newSession();
    const api = createApiClient({
      baseUrl: '/api',
      session: session.port,
      locale: () => 'fr',
      fetch: () => Promise.resolve(Response.json(body)),
    });
    await session.start(api);
    expect(session.store.getState().user).toEqual(aClient);
    expect(cookies()['userRole']).toBe('client');
    expect(report).not.toHaveBeenCalled();
  });
});

/** A page whose first two profile requests fail. */
async function troubled() {
  const answer = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(anApiError(503))
    .mockRejectedValueOnce(anApiError(503))
    .mockResolvedValue({ user: aClient });
  const session = newSession();
  await session.start(fakeApi({ getUser: answer }).api);
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(2));
  expect(session.store.getState()).toMatchObject({ status: 'unknown', user: null });
  return { session, answer };
}

describe('a session without the data of its user', () => {
  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the page is in sight', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('has them fetched again when %s', async (_name, happen) => {
    const { session, answer } = await troubled();
    happen();
    await vi.waitFor(() =>
      expect(session.store.getState()).toMatchObject({ status: 'ready', user: aClient }),
    );
    happen();
    expect(answer).toHaveBeenCalledTimes(3);
  });

  it('lets them be while the page is out of sight', async () => {
    const { answer } = await troubled();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(answer).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });

  it('retains the stored role', async () => {
    document.cookie = 'userRole=client; Path=/';
    const { session } = await troubled();
    expect(session.role()).toBe('client');
    document.cookie = 'userRole=emperor; Path=/';
    expect(session.role()).toBeNull();
  });
});

it('an answer that comes after the logout brings nobody back', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const session = newSession();
  const starting = session.start(fakeApi({ getUser: () => promise }).api);
  session.signOut();
  resolve({ user: aClient });
  await starting;
  expect(session.store.getState()).toMatchObject({ status: 'ready', user: null });
  expect(document.cookie).toBe('');
});

it('nor does one that comes while somebody signs in', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  document.cookie = 'token=; Max-Age=0; Path=/';
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const asked = vi.fn<() => Promise<unknown>>(() => promise);
  const session = newSession();
  await session.start(fakeApi({ login: () => anAuthAnswer, getUser: asked }).api);
  const signing = session.signIn({ email: 'salma@example.ma', password: 'correct horse' });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  session.signOut();
  resolve({ user: aClient });
  await signing;
  expect(session.store.getState().user).toBeNull();
  expect(document.cookie).toBe('');
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefresh } from './refresh-tokens.ts';
import { createTokenStorage } from './token-storage.ts';

const storage = createTokenStorage();
const ended = vi.fn<() => void>();
const request = vi.fn<typeof fetch>();
const newRefresh = () => createRefresh({ storage, authBaseUrl: '/api', onEnded: ended });
const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const pair = { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 600 };

/** A fake of the browser's lock manager: one holder at a time, in order. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: <T>(_name: string, action: () => Promise<T>): Promise<T> => {
      const turn = last.then(action);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
  storage.write('token', 'access-1');
  storage.write('refreshToken', 'refresh-1');
  ended.mockReset();
  request.mockReset().mockImplementation(() => answer(pair));
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the refresh', () => {
  it('stores the new pair and gives the token to every waiting caller, with one request', async () => {
    const refresh = newRefresh();
    const tokens = await Promise.all([
      refresh('access-1'),
      refresh('access-1'),
      refresh('access-1'),
    ]);
    expect(tokens).toEqual(['access-2', 'access-2', 'access-2']);
    expect(request).toHaveBeenCalledOnce();
    expect(storage.read('refreshToken')).toBe('refresh-2');
  });

  it('is asked as the contract says, and the next one anew', async () => {
    const refresh = newRefresh();
    await refresh('access-1');
    const signal: unknown = expect.any(AbortSignal);
    expect(request).toHaveBeenCalledWith('/api/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      credentials: 'omit',
      body: '{"refresh_token":"refresh-1"}',
      signal,
    });
    await refresh('access-2');
    expect(request.mock.calls[1]?.[1]?.body).toBe('{"refresh_token":"refresh-2"}');
  });

  it('in a tab that waited for another asks nothing', async () => {
    const [here, there] = [newRefresh(), newRefresh()];
    expect(await Promise.all([here('access-1'), there('access-1')])).toEqual([
      'access-2',
      'access-2',
    ]);
    expect(request).toHaveBeenCalledOnce();
  });

  it('works where there are no locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await newRefresh()('access-1')).toBe('access-2');
  });

  it.each([
    ['the answer was lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server was overloaded', () => answer({}, 503)],
  ])('is sent again a second later when %s, with the same token', async (_name, reply) => {
    request.mockImplementationOnce(reply);
    const renewed = newRefresh()('access-1');
    await vi.advanceTimersByTimeAsync(999);
    expect(request).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(await renewed).toBe('access-2');
    expect(new Set(request.mock.calls.map(([, init]) => init?.body)).size).toBe(1);
  });

  it('is given up after ten seconds, when the server would take it for theft', async () => {
    request.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const renewed = newRefresh()('access-1');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await renewed).toBeNull();
    expect(request).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'refused',
      () => answer({ message: 'Non', code: 'refresh_token_invalid', request_id: 'r' }, 401),
    ],
    ['without an answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answered with something else', () => answer({})],
  ])('%s ends the session for everyone', async (_name, reply) => {
    request.mockImplementation(reply);
    const refresh = newRefresh();
    const waiting = Promise.all([refresh('access-1'), refresh('access-1')]);
    await vi.runAllTimersAsync();
    expect(await waiting).toEqual([null, null]);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('that answers after a logout brings nothing back', async () => {
    request.mockImplementation(() => {
      storage.clear();
      return answer(pair);
    });
    expect(await newRefresh()('access-1')).toBeNull();
    expect(storage.read('token')).toBeNull();
  });

  it('that answers after somebody else signed in leaves them their session', async () => {
    request.mockImplementation(() => {
      storage.write('token', 'access-9');
      storage.write('refreshToken', 'refresh-9');
      return answer(pair);
    });
    expect(await newRefresh()('access-1')).toBe('access-9');
    expect(storage.read('refreshToken')).toBe('refresh-9');
  });

  it('waits its turn by the name that every tab knows', async () => {
    const lock = vi.spyOn(navigator.locks, 'request');
    await newRefresh()('access-1');
    expect(lock.mock.calls.map(([name]) => name)).toEqual(['tassis.refresh']);
  });

  it('without a refresh token ends the session without asking', async () => {
    storage.clear();
    storage.write('token', 'access-1');
    expect(await newRefresh()('access-1')).toBeNull();
    expect(request).not.toHaveBeenCalled();
    expect(ended).toHaveBeenCalledOnce();
  });
});

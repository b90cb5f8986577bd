import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefresh } from './refresh-tokens.ts';
import { createTokenStorage } from './token-storage.ts';

const storage = createTokenStorage();
const ended = vi.fn<() => void>();
const request = vi.fn<typeof fetch>();
const newRefresh = () => createRefresh({ storage, authBaseUrl: '/api', onEnded: ended });
const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const pair = { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 600 };

/** A lock manager as browsers have: one holder at a time, in order. */
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
  storage.clear();
  storage.write('token', 'access-1');
  storage.write('refreshToken', 'refresh-1');
  ended.mockReset();
  request.mockReset().mockImplementation(() => answer(pair));
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});
afterEach(() => vi.unstubAllGlobals());

describe('the refresh', () => {
  it('keeps the new pair and gives the token to everyone who waited, asking once', async () => {
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

  it('asks once more when the answer was lost', async () => {
    request.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await newRefresh()('access-1')).toBe('access-2');
    expect(request).toHaveBeenCalledTimes(2);
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
    expect(await Promise.all([refresh('access-1'), refresh('access-1')])).toEqual([null, null]);
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

  it('without a refresh token ends the session without asking', async () => {
    storage.clear();
    storage.write('token', 'access-1');
    expect(await newRefresh()('access-1')).toBeNull();
    expect(request).not.toHaveBeenCalled();
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe('the storage', () => {
  it('uses a cookie for seven days, and local storage where cookies are refused', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    storage.write('token', 'a=b; c');
    expect(set.mock.calls[0]?.[0]).toMatch(/Max-Age=604800; SameSite=Strict$/);
    expect(storage.read('token')).toBe('a=b; c');
    storage.clear();
    set.mockImplementation(() => undefined);
    storage.write('token', 'kept');
    expect(localStorage.getItem('token')).toBe('kept');
    expect(storage.read('token')).toBe('kept');
  });

  it('falls back to memory when the browser keeps nothing', () => {
    storage.clear();
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const own = createTokenStorage();
    own.write('token', 'in memory');
    expect(own.read('token')).toBe('in memory');
  });
});

import { exchange, withRetries } from '@tassis/api-client';
import { refresh, type TokenPair } from '@tassis/contracts';
import { safeParse } from 'zod/mini';
import type { TokenStorage } from './token-storage.ts';

/**
 * Milliseconds after which an attempt is aborted and no other one starts. For that long the
 * server answers the same token pair again; later it takes a repeated refresh for a theft and revokes the session.
 */
const TIME_LIMIT = 10_000;
const LOCK = 'tassis.refresh';

/**
 * Creates the session's `refresh`, which runs once at a time in this page and across tabs. A tab that waited for
 * another one takes the new token from the storage and sends no request. A failed refresh ends the session of all who
 * waited.
 */
export function createRefresh({
  storage,
  authBaseUrl,
  onEnded,
}: {
  storage: TokenStorage;
  authBaseUrl: string;
  onEnded: () => void;
}): (refusedToken: string) => Promise<string | null> {
  let running: Promise<string | null> | undefined;

  const renew = async (refusedToken: string): Promise<string | null> => {
    const stored = storage.read('token');
    if (stored !== null && stored !== refusedToken) return stored;
    const parent = stored === null ? null : storage.read('refreshToken');
    const pair = parent === null ? null : await requestTokenPair(authBaseUrl, parent);
    if (pair === null) {
      onEnded();
      return null;
    }
    // The person signed out meanwhile, so the answer must not restore the session.
    if (storage.read('refreshToken') !== parent) return storage.read('token');
    storage.write('token', pair.access_token);
    storage.write('refreshToken', pair.refresh_token);
    return pair.access_token;
  };

  return (refusedToken) => {
    running ??= acrossTabs(() => renew(refusedToken)).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Old browsers have no locks. There the server's ten seconds of grace give two tabs the same new pair. */
function acrossTabs<T>(action: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, action) : action();
}

/**
 * Requests the next token pair; null when that fails. It does not use the API client, which would
 * wait for this very refresh: the request has no bearer token, and its retries stop with the server's period of
 * grace.
 */
export async function requestTokenPair(
  baseUrl: string,
  refreshToken: string,
): Promise<TokenPair | null> {
  const send = (signal: AbortSignal) =>
    fetch(`${baseUrl}${refresh.path}`, {
      method: refresh.method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      credentials: 'omit',
      body: JSON.stringify({ refresh_token: refreshToken }),
      signal,
    });
  try {
    const attempt = () => exchange(send, { timeLimit: TIME_LIMIT });
    const answer = await withRetries(attempt, { within: TIME_LIMIT });
    const pair = safeParse(refresh.response.schema, answer);
    return pair.success ? pair.data : null;
  } catch {
    return null;
  }
}

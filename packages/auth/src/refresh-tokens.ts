import { exchange, withRetries } from '@tassis/api-client';
import { refresh, type TokenPair } from '@tassis/contracts';
import { safeParse } from 'zod/mini';
import type { TokenStorage } from './token-storage.ts';

/**
 * Milliseconds after which a try is given up (public-site.md §9), and after which there is none any more: so long does
 * the server give a lost pair again, and take whoever asks later for a thief.
 */
const TIME_LIMIT = 10_000;
const LOCK = 'tassis.refresh';

/**
 * Makes the session's `refresh`: one at a time in this page and across tabs. A tab that waited for another finds
 * the new token in the storage, or none, and asks nothing. A refresh that fails ends the session for everyone who
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
    // Signed out while the answer was on its way: it must not bring the session back.
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

/** Old browsers have no locks; then the server's ten seconds of grace let two tabs share a successor. */
function acrossTabs<T>(action: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, action) : action();
}

/**
 * Asks for the next pair; null when there is none. Not by the API client, which would wait for this very answer: a
 * refresh has no bearer, a time limit of its own, and its retries end with the server's patience.
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

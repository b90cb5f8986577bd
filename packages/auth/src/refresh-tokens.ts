import { exchange } from '@tassis/api-client';
import { refresh, type TokenPair } from '@tassis/contracts';
import { safeParse } from 'zod/mini';
import type { TokenStorage } from './token-storage.ts';

/** Milliseconds after which a refresh is given up (public-site.md §9). */
const TIME_LIMIT = 10_000;
const LOCK = 'tassis.refresh';

/**
 * Makes the session's `refresh`: one at a time in this page and across tabs. A tab that waited for another finds
 * the new token in the storage and asks nothing. A refresh that fails ends the session for everyone who waited.
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
    if (stored !== refusedToken) return stored;
    const parent = storage.read('refreshToken');
    const pair = parent === null ? null : await requestPair(authBaseUrl, parent);
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

/** A lost answer is asked for once more: within its grace the server gives the same pair again. */
export async function requestPair(
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
  for (const lastTry of [false, true]) {
    try {
      const answer = await exchange(send, { timeLimit: TIME_LIMIT });
      const pair = safeParse(refresh.response.schema, answer);
      return pair.success ? pair.data : null;
    } catch (error) {
      if (lastTry || !isUnanswered(error)) return null;
    }
  }
  return null;
}

function isUnanswered(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === null;
}

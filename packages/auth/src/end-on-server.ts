import { exchange } from '@tassis/api-client';
import { logout } from '@tassis/contracts';
import { requestTokenPair } from './refresh-tokens.ts';

/**
 * Ends the session on the server; errors are ignored. An expired access token is refreshed for this call, because the
 * refresh token would otherwise stay valid.
 */
export async function endOnServer(
  { baseUrl, authBaseUrl }: { baseUrl: string; authBaseUrl: string },
  tokens: { access: string; refresh: string | null },
): Promise<void> {
  try {
    await requestLogout(baseUrl, tokens.access);
  } catch (error) {
    const ranOut = error instanceof Error && 'status' in error && error.status === 401;
    const pair =
      ranOut && tokens.refresh ? await requestTokenPair(authBaseUrl, tokens.refresh) : null;
    if (pair) await requestLogout(baseUrl, pair.access_token).catch(() => undefined);
  }
}

function requestLogout(baseUrl: string, token: string): Promise<unknown> {
  return exchange((signal) =>
    fetch(`${baseUrl}${logout.path}`, {
      method: logout.method,
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      credentials: 'omit',
      keepalive: true, // the page may be left while the request runs
      signal,
    }),
  );
}

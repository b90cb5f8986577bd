import type { TokenPair } from '@tassis/contracts';
import type { TokenPairSecrets } from './tokens.ts';

/** How long an access token is good for. */
export const ACCESS_SECONDS = 600;
/** A session that nobody uses ends after 7 days, any session after 30. */
const IDLE_MS = 7 * 86_400_000;
const ABSOLUTE_MS = 30 * 86_400_000;

/** When a session used at `now` ends if it is not used again. */
export function computeExpiry({ createdAt, now }: { createdAt: Date; now: Date }): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + ABSOLUTE_MS));
}

/** The pair as it is answered. */
export function pairAnswer(
  { accessToken, refreshToken }: TokenPairSecrets,
  accessExpiresAt: Date,
  now: Date,
): TokenPair {
  const expiresIn = Math.floor((accessExpiresAt.getTime() - now.getTime()) / 1000);
  return { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn };
}

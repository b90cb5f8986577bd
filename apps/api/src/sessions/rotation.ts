import type { TokenPair } from '@tassis/contracts';
import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../database/client.ts';
import { HttpError } from '../http/http-error.ts';
import { ACCESS_SECONDS, computeExpiry, pairAnswer } from './lifetimes.ts';
import type { RecentSessions } from './recent-sessions.ts';
import {
  findSuccessor,
  insertGeneration,
  lockFamily,
  markReplaced,
  markUsed,
  revoke,
  type Generation,
  type SessionRow,
} from './session.repository.ts';
import { hashToken, type Token, type TokenChain } from './tokens.ts';

/** How long the immediate parent still gets its successor: an answer may be lost on the way. */
const GRACE_MS = 10_000;

type Parts = {
  db: Database;
  clock: Clock;
  chain: TokenChain;
  recent: RecentSessions;
};
type Outcome = { pair: TokenPair } | { revokedSession: string | null };

/**
 * Exchanges a refresh token for its successor. The newest one is replaced. The one just replaced
 * gets the same successor again for 10 seconds, so that neither a lost answer nor two tabs end a
 * session. Anything older was copied by somebody: the whole family is revoked.
 */
export async function rotate(parts: Parts, refreshToken: Token): Promise<TokenPair> {
  // A refusal must not roll the revocation back, so it is thrown outside the transaction.
  const outcome = await parts.db.transaction((tx) => exchange(tx, parts, refreshToken));
  if ('pair' in outcome) return outcome.pair;
  if (outcome.revokedSession !== null) parts.recent.forget(outcome.revokedSession);
  throw new HttpError('refresh_token_invalid');
}

async function exchange(tx: Executor, parts: Parts, refreshToken: Token): Promise<Outcome> {
  const now = parts.clock();
  const hash = hashToken(refreshToken);
  const family = await lockFamily(tx, hash);
  if (family === null) return { revokedSession: null };
  const { session, generation, disabledAt } = family;
  if (session.revokedAt !== null || session.expiresAt <= now || disabledAt !== null) {
    return { revokedSession: null };
  }
  const { replacedAt } = generation;
  if (replacedAt === null) {
    return { pair: await replace(tx, { parts, session, refreshToken, now }) };
  }
  const successor = await findSuccessor(tx, hash);
  if (isLostAnswer(replacedAt, successor, now)) {
    const pair = parts.chain.findSuccessor(refreshToken, successor.refreshTokenHash);
    // It was derived by a key that this process does not accept (docs/how-to/rotate-keys.md).
    if (pair === null) return { revokedSession: null };
    return { pair: pairAnswer(pair, successor.accessExpiresAt, now) };
  }
  await revoke(tx, session.id, now);
  return { revokedSession: session.id };
}

type Replacement = { parts: Parts; session: SessionRow; refreshToken: Token; now: Date };

async function replace(
  tx: Executor,
  { parts, session, refreshToken, now }: Replacement,
): Promise<TokenPair> {
  const pair = parts.chain.deriveSuccessor(refreshToken);
  const accessExpiresAt = new Date(now.getTime() + ACCESS_SECONDS * 1000);
  const parentHash = hashToken(refreshToken);
  await markReplaced(tx, parentHash, now);
  await insertGeneration(tx, {
    sessionId: session.id,
    parentHash,
    refreshTokenHash: hashToken(pair.refreshToken),
    accessTokenHash: hashToken(pair.accessToken),
    accessExpiresAt,
    createdAt: now,
  });
  const expiresAt = computeExpiry({ createdAt: session.createdAt, now });
  await markUsed(tx, session.id, { lastUsedAt: now, expiresAt });
  return pairAnswer(pair, accessExpiresAt, now);
}

/** Only while the successor itself has not been used: then somebody did get the answer. */
function isLostAnswer(
  replacedAt: Date,
  successor: Generation | null,
  now: Date,
): successor is Generation {
  const isRecent = now.getTime() - replacedAt.getTime() <= GRACE_MS;
  return isRecent && successor !== null && successor.replacedAt === null;
}

import type { TokenPair } from '@tassis/contracts';
import { isStaff, type Role } from '@tassis/domain';
import type { Secrets } from '@tassis/settings';
import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../database/client.ts';
import { HttpError } from '../http/http-error.ts';
import { recentSessions } from './recent-sessions.ts';
import { rotate } from './rotation.ts';
import {
  findByAccessToken,
  findLiving,
  insertSession,
  revoke,
  revokeAll,
  revokeOwn,
} from './session.repository.ts';
import { ACCESS_SECONDS, computeExpiry, pairAnswer } from './lifetimes.ts';
import { hashToken, tokenChain, type Token } from './tokens.ts';

/** Who calls, as the database knows them. */
export type Session = {
  sessionId: string;
  userId: string;
  role: Role;
  hasSecondFactor: boolean;
};

/** Whether somebody works for the firm with a password alone. */
export function lacksSecondFactor({ role, hasSecondFactor }: Session): boolean {
  return isStaff(role) && !hasSecondFactor;
}

export type Sessions = ReturnType<typeof createSessions>;

type Shown = {
  userId: string;
  userAgent: string | null;
  /** The hash of the password, when it alone authenticated the user. */
  passwordHash?: string;
};

type Parts = { db: Database; clock: Clock; keys: Secrets };

/** Sessions: begin, find, refresh and end. */
export function createSessions({ db, clock, keys }: Parts) {
  const chain = tokenChain(keys);
  const recent = recentSessions(clock);

  return {
    /**
     * Starts a session, at once or with the caller's transaction; throws `credentials_invalid` when the credentials
     * have changed meanwhile.
     */
    async begin(
      executor: Executor,
      { userId, userAgent, passwordHash }: Shown,
    ): Promise<TokenPair> {
      const now = clock();
      const pair = chain.begin();
      const accessExpiresAt = new Date(now.getTime() + ACCESS_SECONDS * 1000);
      const isBegun = await insertSession(executor, {
        userId,
        userAgent,
        passwordHash: passwordHash ?? null,
        createdAt: now,
        expiresAt: computeExpiry({ createdAt: now, now }),
        refreshTokenHash: hashToken(pair.refreshToken),
        accessTokenHash: hashToken(pair.accessToken),
        accessExpiresAt,
      });
      if (!isBegun) throw new HttpError('credentials_invalid');
      return pairAnswer(pair, accessExpiresAt, now);
    },

    /** The session of an access token; null when it is not (or no longer) valid. Cached for at most 1 s. */
    async find(accessToken: Token): Promise<Session | null> {
      const hash = hashToken(accessToken);
      const known = recent.get(hash);
      if (known !== null) return known;
      const found = await findByAccessToken(db, hash, clock());
      if (found !== null) recent.put(hash, found);
      return found;
    },

    /** The pair after this refresh token; throws `refresh_token_invalid`. See {@link rotate}. */
    refresh(refreshToken: Token): Promise<TokenPair> {
      return rotate({ db, clock, chain, recent }, refreshToken);
    },

    /** Ends this session, here at once, in other processes within a second. */
    async end(sessionId: string): Promise<void> {
      await revoke(db, sessionId, clock());
      recent.forget(sessionId);
    },

    /** Ends a session of this user. @returns whether there was such a living one */
    async endOwn(userId: string, sessionId: string): Promise<boolean> {
      const isEnded = await revokeOwn(db, { userId, sessionId, at: clock() });
      if (isEnded) recent.forget(sessionId);
      return isEnded;
    },

    /** Ends every session of somebody but this one, in the caller's transaction. */
    async endAll(tx: Executor, userId: string, except?: string): Promise<void> {
      await revokeAll(tx, { userId, except, at: clock() });
      recent.forgetUser(userId);
    },

    /** Reads a user's sessions from the database again at their next call: another role, or disabled. */
    forget(userId: string): void {
      recent.forgetUser(userId);
    },

    /** The living sessions of somebody, the one used last first. */
    list: (userId: string) => findLiving(db, userId, clock()),
  };
}

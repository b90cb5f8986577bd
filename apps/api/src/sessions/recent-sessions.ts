import type { Clock } from '../clock.ts';
import type { Session } from './sessions.ts';

/** How long a session is cached: after this time other processes see its end. */
const BELIEVED_MS = 1000;
const ENTRIES_MAX = 10_000;

export type RecentSessions = ReturnType<typeof recentSessions>;

/** What the database said within the last second, by hash of the access token. */
export function recentSessions(clock: Clock) {
  const entries = new Map<string, { session: Session; at: number }>();
  return {
    get(hash: string): Session | null {
      const entry = entries.get(hash);
      if (entry === undefined) return null;
      const age = clock().getTime() - entry.at;
      if (age >= 0 && age < BELIEVED_MS) return entry.session;
      entries.delete(hash);
      return null;
    },
    put(hash: string, session: Session): void {
      if (entries.size >= ENTRIES_MAX) entries.clear();
      entries.set(hash, { session, at: clock().getTime() });
    },
    forget(sessionId: string): void {
      for (const [hash, { session }] of entries) {
        if (session.sessionId === sessionId) entries.delete(hash);
      }
    },
    /** Drops the cached sessions of a user: signed out, disabled, or with another role. */
    forgetUser(userId: string): void {
      for (const [hash, { session }] of entries) {
        if (session.userId === userId) entries.delete(hash);
      }
    },
  };
}

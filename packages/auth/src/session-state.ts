import type { User } from '@tassis/contracts';
import { createStore } from 'zustand/vanilla';

/** The session's state, for screens. */
export interface SessionState {
  /** `loading` until the first answer; `unknown` while there are tokens and the profile cannot be loaded. */
  status: 'loading' | 'ready' | 'unknown';
  user: User | null;
  /** The server ended the session of `user` on a guarded page, which waits for a new sign-in. */
  ended: boolean;
}

/** Creates the session's store; one a page. */
export function createSessionStore() {
  return createStore<SessionState>(() => ({
    status: 'loading',
    user: null,
    ended: false,
  }));
}

export type SessionStore = ReturnType<typeof createSessionStore>;

import type { User } from '@tassis/contracts';
import { createStore } from 'zustand/vanilla';

/** Who is signed in, as screens see it. */
export interface SessionState {
  /**
   * `loading` until it is known whether somebody is signed in; `unknown` while there are tokens, and the server cannot
   * say whose.
   */
  status: 'loading' | 'ready' | 'unknown';
  user: User | null;
  /** The server ended the session of `user` while a guarded page was shown, which waits for them to sign in again. */
  ended: boolean;
}

/** The store that the package owns; one a page. */
export function createSessionStore() {
  return createStore<SessionState>(() => ({
    status: 'loading',
    user: null,
    ended: false,
  }));
}

export type SessionStore = ReturnType<typeof createSessionStore>;

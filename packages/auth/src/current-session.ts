import { useStore } from 'zustand';
import type { Session } from './session.ts';
import type { SessionState } from './session-state.ts';

let current: Session | undefined;

/** Sets the page's only session. The shell calls it once. */
export function provideSession(session: Session): void {
  current = session;
}

/** Returns the page's session. Throws before the shell has set one. */
export function getSession(): Session {
  if (!current) throw new Error('The session is used before the shell provided it.');
  return current;
}

/** Returns the session's state and renders again when it changes. */
export function useSession(): SessionState {
  return useStore(getSession().store);
}

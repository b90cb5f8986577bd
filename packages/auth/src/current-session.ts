import { useStore } from 'zustand';
import type { Session } from './session.ts';
import type { SessionState } from './session-state.ts';

let current: Session | undefined;

/** Puts the page's one session in place; called once, by the shell. */
export function provideSession(session: Session): void {
  current = session;
}

/** The page's session. Throws before the shell has put one in place. */
export function getSession(): Session {
  if (!current) throw new Error('The session is used before the shell provided it.');
  return current;
}

/** Who is signed in; renders again when that changes. */
export function useSession(): SessionState {
  return useStore(getSession().store);
}

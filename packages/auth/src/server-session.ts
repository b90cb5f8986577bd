import type { Session } from './session.ts';
import { createSessionStore } from './session-state.ts';

/** The session for rendering on the server, where nobody is known. */
export function createServerSession(): Session {
  return {
    store: createSessionStore(),
    port: { accessToken: () => null, refresh: () => Promise.resolve(null) },
    role: () => null,
    start: () => Promise.resolve(),
    signIn: nobody,
    loginWithCode: nobody,
    registerClient: nobody,
    registerPartner: nobody,
    enter: nobody,
    reload: nobody,
    signOut: () => undefined,
    guard: () => () => undefined,
    giveUp: () => undefined,
  };
}

function nobody(): Promise<never> {
  return Promise.reject(new Error('Nobody can sign in on the server.'));
}

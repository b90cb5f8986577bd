import type { Session } from './session.ts';
import { createSessionStore } from './session-state.ts';

/** The session that pages find while they are rendered on the server: it is not known who is there. */
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

import { vi } from 'vitest';
import { provideSession } from '../current-session.ts';
import type { Session } from '../session.ts';
import { createSessionStore } from '../session-state.ts';
import { aClient } from './fake-api.ts';

/** A session that the test controls, set as the page's session. */
export function fakeSession() {
  const signIn = vi.fn<Session['signIn']>().mockResolvedValue(aClient);
  const loginWithCode = vi.fn<Session['loginWithCode']>().mockResolvedValue(aClient);
  const registerClient = vi.fn<Session['registerClient']>().mockResolvedValue(aClient);
  const registerPartner = vi.fn<Session['registerPartner']>().mockResolvedValue(aClient);
  const store = createSessionStore();
  const giveUp = vi.fn<() => void>(() => store.setState({ user: null, ended: false }));
  provideSession({
    store,
    signIn,
    loginWithCode,
    registerClient,
    registerPartner,
    enter: () => Promise.resolve(aClient),
    reload: () => Promise.resolve(aClient),
    role: () => store.getState().user?.user_type ?? null,
    start: () => Promise.resolve(),
    signOut: () => undefined,
    guard: () => () => undefined,
    giveUp,
    port: { accessToken: () => null, refresh: () => Promise.resolve(null) },
  });
  return { store, signIn, loginWithCode, registerClient, registerPartner, giveUp };
}

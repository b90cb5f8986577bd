import { vi } from 'vitest';
import { provideSession } from '../current-session.ts';
import type { Session } from '../session.ts';
import { createSessionStore } from '../session-state.ts';
import { aClient } from './fake-api.ts';

/** A session whose two doors a test opens and shuts; provided to the page. */
export function fakeSession() {
  const signIn = vi.fn<Session['signIn']>().mockResolvedValue(aClient);
  const registerClient = vi.fn<Session['registerClient']>().mockResolvedValue(aClient);
  const store = createSessionStore();
  provideSession({
    store,
    signIn,
    registerClient,
    start: () => Promise.resolve(),
    signOut: () => undefined,
    port: { accessToken: () => null, refresh: () => Promise.resolve(null) },
  });
  return { store, signIn, registerClient };
}

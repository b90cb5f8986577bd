import { ApiError } from '@tassis/api-client';
import type { Person } from './person.ts';
import { reportCallError } from './profile.ts';
import type { SessionStore } from './session-state.ts';
import type { Tabs } from './tabs.ts';

/**
 * Finds out who is there. Only a 401 clears the user; with any other trouble the tokens stay, and the profile is asked
 * for again whenever the page is back on the network or in sight, or somebody presses « Réessayer ».
 */
export async function beginSession({
  store,
  person,
  tabs,
}: {
  store: SessionStore;
  person: Person;
  tabs: Tabs;
}): Promise<void> {
  tabs.listen({
    'signed-out': person.leave,
    'signed-in': () => void person.load().catch(reportCallError),
    // Where each tab keeps tokens of its own, another's end is not ours.
    ended: person.agree,
  });
  if (person.hasToken()) {
    await person.load().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) person.forget();
      else reportError(error);
    });
  }
  const isKnown = store.getState().user !== null || !person.hasToken();
  store.setState({ status: isKnown ? 'ready' : 'unknown' });
  person.agree();
  addEventListener('online', person.agree);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') person.agree();
  });
}

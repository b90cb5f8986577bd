import { ApiError } from '@tassis/api-client';
import type { Person } from './person.ts';
import { reportCallError } from './profile.ts';
import type { SessionStore } from './session-state.ts';
import type { Tabs } from './tabs.ts';

/**
 * Loads the profile of the signed-in person. Only a 401 clears the session. After any other failure the tokens stay,
 * and the profile is requested again when the page comes online or becomes visible, or when the person retries.
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
    // Tabs without a shared storage have tokens of their own, and the end of another tab's session is not the end of
    // this one.
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

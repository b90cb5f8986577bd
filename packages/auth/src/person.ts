import type { ApiClient } from '@tassis/api-client';
import type { AuthAnswer, User } from '@tassis/contracts';
import { isRole, type Role } from '@tassis/domain';
import { clearStoredForms } from './stored-forms.ts';
import { fetchProfile, reportCallError } from './profile.ts';
import { clearReturnPath } from './return-path.ts';
import type { SessionStore } from './session-state.ts';
import type { TokenStorage } from './token-storage.ts';

interface Keepers {
  store: SessionStore;
  storage: TokenStorage;
  api: () => ApiClient;
}

/** Keeps the session's state and the browser's storage of the signed-in person in step. */
export function createPerson({ store, storage, api }: Keepers) {
  const hasToken = (): boolean => storage.read('token') !== null;

  /** Without a token the person has signed out meanwhile, and the answer must not sign them in again. */
  const show = (user: User): void => {
    if (!hasToken()) return;
    storage.write('userRole', user.user_type);
    const before = store.getState().user;
    if (before !== null && before.id !== user.id) clearStoredForms();
    store.setState({ status: 'ready', user, ended: false });
  };

  const load = async (): Promise<User> => {
    const user = await fetchProfile(api());
    show(user);
    return user;
  };

  const forget = (): void => {
    storage.clear();
    clearReturnPath();
    store.setState({ status: 'ready', user: null, ended: false });
  };

  let guardedPages = 0;

  /**
   * Handles a session that the server ended. A guarded page stays as it is, with the person's data, until they leave
   * it.
   */
  const end = (): void => {
    if (store.getState().user === null || guardedPages === 0) return forget();
    storage.clear();
    return store.setState({ ended: true });
  };

  return {
    hasToken,
    load,
    /** Stores the tokens of an answer and loads the profile; if that fails, the answer's user serves. */
    enter: async (answer: AuthAnswer): Promise<User> => {
      storage.write('token', answer.access_token);
      storage.write('refreshToken', answer.refresh_token);
      const user = await load().catch(() => answer.user);
      show(user);
      return user;
    },
    /**
     * Brings the state in line with the storage, which other tabs share: loads the profile when there are tokens and
     * no user (a failure is only logged), and ends the session when the tokens are gone.
     */
    agree: (): void => {
      const { user, ended } = store.getState();
      if ((user === null || ended) && hasToken()) void load().catch(reportCallError);
      if (user !== null && !hasToken()) end();
    },
    role: (): Role | null => {
      const stored = storage.read('userRole');
      return store.getState().user?.user_type ?? (stored && isRole(stored) ? stored : null);
    },
    forget,
    end,
    /**
     * Registers a guarded page. The returned function unregisters it; the last one to do so forgets a person whose
     * session has ended.
     */
    guard: (): (() => void) => {
      guardedPages += 1;
      return () => {
        guardedPages -= 1;
        if (guardedPages === 0 && store.getState().ended) forget();
      };
    },
    /** Handles a sign-out: removes everything about the person from this browser. */
    leave: (): void => {
      forget();
      clearStoredForms();
    },
  };
}

/** The result of {@link createPerson}. */
export type Person = ReturnType<typeof createPerson>;

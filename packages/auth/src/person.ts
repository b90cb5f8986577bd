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

/** Who is signed in here: what screens see of them, and what the browser keeps. */
export function createPerson({ store, storage, api }: Keepers) {
  const hasToken = (): boolean => storage.read('token') !== null;

  /** Whoever signed out while the answer was on its way is not brought back by it. */
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

  /** The server ended the session. A guarded page stays as it is, with its person, until it is left. */
  const end = (): void => {
    if (store.getState().user === null || guardedPages === 0) return forget();
    storage.clear();
    return store.setState({ ended: true });
  };

  return {
    hasToken,
    load,
    /** Takes the tokens of an answer and loads the profile; the answer itself names the same person. */
    enter: async (answer: AuthAnswer): Promise<User> => {
      storage.write('token', answer.access_token);
      storage.write('refreshToken', answer.refresh_token);
      const user = await load().catch(() => answer.user);
      show(user);
      return user;
    },
    /**
     * Brings what screens see in line with what the browser keeps: the data of somebody who has a session and no data
     * are asked for, a failure being only logged; somebody's session that is there no more has ended.
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
    /** A guarded page is shown; what it returns is called when it is left, and who has no session any more is then forgotten. */
    guard: (): (() => void) => {
      guardedPages += 1;
      return () => {
        guardedPages -= 1;
        if (guardedPages === 0 && store.getState().ended) forget();
      };
    },
    /** Somebody left on purpose: nothing of them stays in this browser. */
    leave: (): void => {
      forget();
      clearStoredForms();
    },
  };
}

/** What {@link createPerson} makes. */
export type Person = ReturnType<typeof createPerson>;

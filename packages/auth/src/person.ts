import type { ApiClient } from '@tassis/api-client';
import type { AuthAnswer, User } from '@tassis/contracts';
import { isRole, type Role } from '@tassis/domain';
import { forgetKeptForms } from './kept-forms.ts';
import { fetchProfile } from './profile.ts';
import { forgetOrigin } from './remembered-origin.ts';
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
    store.setState({ user });
  };

  const load = async (): Promise<User> => {
    const user = await fetchProfile(api());
    show(user);
    return user;
  };

  const forget = (): void => {
    storage.clear();
    forgetOrigin();
    store.setState({ user: null });
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
     * are asked for, a failure being only logged; somebody without a session any more is forgotten.
     */
    agree: (): void => {
      const { user } = store.getState();
      if (user === null && hasToken()) void load().catch(reportError);
      if (user !== null && !hasToken()) forget();
    },
    role: (): Role | null => {
      const stored = storage.read('userRole');
      return store.getState().user?.user_type ?? (stored && isRole(stored) ? stored : null);
    },
    forget,
    /** Somebody left on purpose: nothing of them stays in this browser. */
    leave: (): void => {
      forget();
      forgetKeptForms();
    },
  };
}

/** What {@link createPerson} makes. */
export type Person = ReturnType<typeof createPerson>;

import type { ApiClient, SessionPort } from '@tassis/api-client';
import type { AuthAnswer, User } from '@tassis/contracts';
import type { Role } from '@tassis/domain';
import { beginSession } from './begin-session.ts';
import { endOnServer } from './end-on-server.ts';
import { createPerson } from './person.ts';
import { createRefresh } from './refresh-tokens.ts';
import { createSessionStore, type SessionStore } from './session-state.ts';
import type { LoginFields, PartnerFields, RegistrationFields } from './signing-in/open-account.ts';
import { connectTabs } from './tabs.ts';
import { createTokenStorage } from './token-storage.ts';

/** The page's session: its state, its tokens and its methods. */
export interface Session {
  readonly store: SessionStore;
  /** The part that the API client uses. */
  readonly port: SessionPort;
  /** The loaded user's role, else the stored one. It decides what to show, never what is allowed. */
  role: () => Role | null;
  /** Loads the signed-in person; called once the API client exists. */
  start: (api: ApiClient) => Promise<void>;
  /**
   * Signs in. Throws ApiError, or `CodeRequired` when the account has a second factor: pass its challenge to
   * `loginWithCode`. A failure stores nothing.
   */
  signIn: (fields: LoginFields) => Promise<User>;
  /**
   * Completes a login with a second factor: a code of the app, or a recovery code. Throws ApiError; a failure stores
   * nothing.
   */
  loginWithCode: (challenge: string, code: string) => Promise<User>;
  /** Opens a client account, then signs in with the same credentials. Throws ApiError. */
  registerClient: (fields: RegistrationFields) => Promise<User>;
  /** Opens an accountant's account and signs in. Throws ApiError. */
  registerPartner: (fields: PartnerFields) => Promise<User>;
  /** Opens the session with the tokens of an answer, such as that of an accepted invitation. */
  enter: (answer: AuthAnswer) => Promise<User>;
  /** Reloads the profile after a change. Throws ApiError. */
  reload: () => Promise<User>;
  /**
   * Ends the session in every tab, and on the server if it can be reached. `onServer: false` skips the server, which
   * has ended it already.
   */
  signOut: (where?: { onServer?: boolean }) => void;
  /**
   * Registers a guarded page until the returned function is called. Meanwhile a session that the server ends leaves
   * the page in place (`ended`).
   */
  guard: () => () => void;
  /** Clears a session that has ended, when the person does not sign in again. */
  giveUp: () => void;
}

/** The API's base, and the base of the refresh requests. */
export interface Hosts {
  baseUrl: string;
  authBaseUrl: string;
}

/** Creates the session. It reads and sends nothing before `start`. */
export function createSession(hosts: Hosts): Session {
  const store = createSessionStore();
  const storage = createTokenStorage();
  const tabs = connectTabs();
  let started: ApiClient | undefined;
  const api = (): ApiClient => {
    if (!started) throw new Error('The session is used before it was started.');
    return started;
  };
  const person = createPerson({ store, storage, api });
  const onEnded = (): void => {
    person.end();
    tabs.announce('ended');
  };
  const refresh = createRefresh({ storage, authBaseUrl: hosts.authBaseUrl, onEnded });
  const enter = async (answer: AuthAnswer): Promise<User> => {
    const user = await person.enter(answer);
    tabs.announce('signed-in');
    return user;
  };
  const end = ({ access_token: access, refresh_token }: AuthAnswer): void =>
    void endOnServer(hosts, { access, refresh: refresh_token });
  const signingIn = async () => {
    const { createSignInMethods } = await import('./signing-in/sign-in-methods.ts');
    return createSignInMethods({ api: api(), enter, end });
  };
  return {
    store,
    port: { accessToken: () => storage.read('token'), refresh },
    role: person.role,
    start: (apiClient) => {
      started = apiClient;
      return beginSession({ store, person, tabs });
    },
    signIn: async (fields) => (await signingIn()).signIn(fields),
    loginWithCode: async (challenge, code) => (await signingIn()).loginWithCode(challenge, code),
    registerClient: async (fields) => (await signingIn()).registerClient(fields),
    registerPartner: async (fields) => (await signingIn()).registerPartner(fields),
    enter,
    reload: person.load,
    signOut: ({ onServer = true } = {}) => {
      const access = storage.read('token');
      const tokens = { refresh: storage.read('refreshToken') };
      person.leave();
      tabs.announce('signed-out');
      if (access && onServer) void endOnServer(hosts, { ...tokens, access });
    },
    guard: person.guard,
    giveUp: person.forget,
  };
}

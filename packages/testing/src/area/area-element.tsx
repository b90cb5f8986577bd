import { configureApi, createApiClient } from '@tassis/api-client';
import { QueryClient, QueryClientProvider } from '@tassis/api-client/query';
import { provideSession, type Session } from '@tassis/auth';
import type { User } from '@tassis/contracts';
import type { Locale } from '@tassis/design-system/host';
import type { Area } from '@tassis/platform';
import { pageContext } from '@tassis/platform/router';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createStore } from 'zustand/vanilla';
import type { FakeApi } from './fake-api.ts';

/** Where an area is shown, and for which user. */
export interface AreaSetting {
  /** The path and the query. */
  at: string;
  api: Pick<FakeApi, 'fetch'>;
  user?: User | null;
  /** A real session, for a page on which people sign in; by default `user` is signed in. */
  session?: Session;
  /** The navigation's state. */
  state?: unknown;
  locale?: Locale;
}

/** An area as the shell shows it inside its host: its routes, a session, the real API client with a fake network. */
export function areaElement(
  area: Area,
  { at, api, user = null, session = fakeSession(user), state, locale = 'fr' }: AreaSetting,
) {
  provideSession(session);
  configureApi(
    createApiClient({
      baseUrl: '/api',
      session: session.port,
      locale: () => locale,
      fetch: api.fetch,
    }),
  );
  // As in the shell: a page does not request again what its route has requested.
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const router = createMemoryRouter(
    [
      {
        Component: Outlet,
        HydrateFallback: () => null,
        children: [...area.routes, { path: '*', element: <p>Outside the area</p> }],
      },
    ],
    {
      initialEntries: [{ ...parsePath(at), state }],
      getContext: () =>
        pageContext({
          waits: false,
          need: (query) => queries.prefetchQuery(query),
          mayEnter: () => Promise.resolve(session.store.getState().user !== null),
        }),
    },
  );
  const element = (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  return { element, session, router };
}

function parsePath(at: string) {
  const { pathname, search, hash } = new URL(at, 'http://localhost');
  return { pathname, search, hash };
}

const refuse = () => Promise.reject(new Error('Nobody signs in inside an area.'));

function fakeSession(user: User | null): Session {
  const store = createStore<ReturnType<Session['store']['getState']>>(() => ({
    status: 'ready',
    user,
    ended: false,
  }));
  return {
    store,
    port: { accessToken: () => null, refresh: () => Promise.resolve(null) },
    start: () => Promise.resolve(),
    signIn: refuse,
    role: () => store.getState().user?.user_type ?? null,
    loginWithCode: refuse,
    registerClient: refuse,
    registerPartner: refuse,
    enter: refuse,
    reload: () => {
      const { user: shown } = store.getState();
      return shown ? Promise.resolve(shown) : refuse();
    },
    signOut: () => store.setState({ user: null }),
    guard: () => () => undefined,
    giveUp: () => store.setState({ user: null }),
  };
}

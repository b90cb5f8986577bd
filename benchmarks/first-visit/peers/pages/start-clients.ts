import { configureApi, createApiClient } from '@tassis/api-client';
import { createServerSession, createSession, provideSession } from '@tassis/auth';
import { provideSiteOrigin } from '@tassis/platform';

/** Sets the session and the API client as the shell does; on a server nobody is signed in. */
export function startClients(): void {
  const inBrowser = typeof document !== 'undefined';
  const session = inBrowser
    ? createSession({ baseUrl: '/api', authBaseUrl: '/api' })
    : createServerSession();
  const api = createApiClient({ baseUrl: '/api', session: session.port, locale: () => 'fr' });
  configureApi(api);
  provideSession(session);
  provideSiteOrigin(inBrowser ? location.origin : 'http://localhost');
  void session.start(api);
}

import '@tassis/design-system/base.css';
import { configureApi, createApiClient } from '@tassis/api-client';
import { createSession, provideSession } from '@tassis/auth';
import { createRoot } from 'react-dom/client';
import { createMayEnter } from './areas/access.ts';
import { createAreaLoader } from './areas/load-area.ts';
import { readRelease, readSettings } from './release/read-page-data.ts';
import { createSiteRouter } from './router.tsx';
import { forgetAnswersOfOthers, queries } from './queries.ts';
import { Site } from './site.tsx';

const settings = readSettings();
const manifest = readRelease();
const baseUrl = settings.apiBaseUrl ?? '/api';

const session = createSession({ baseUrl, authBaseUrl: settings.authBaseUrl ?? baseUrl });
const api = createApiClient({ baseUrl, session: session.port, locale: () => 'fr' });
configureApi(api);
provideSession(session);
forgetAnswersOfOthers(session.store, queries);
void session.start(api);

const router = createSiteRouter(manifest, createAreaLoader(settings.developmentEntries));
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(<Site router={router} mayEnter={createMayEnter(manifest.areas)} />);
}

import '@tassis/design-system/base.css';
import { configureApi, createApiClient } from '@tassis/api-client';
import { createSession, provideSession } from '@tassis/auth';
import { provideSiteOrigin } from '@tassis/platform';
import { releaseFiles } from '@tassis/platform/release';
import { createMayEnter } from './areas/access.ts';
import { createAreaLoader } from './areas/load-area.ts';
import { prefetchLinks } from './areas/prefetch-links.ts';
import { fetchStyle } from './areas/release-files.ts';
import { shareWithAreas } from './areas/share.ts';
import { askRefusedAgain, createQueries, forgetAnswersOfOthers } from './queries.ts';
import { createSiteRouter } from './router.tsx';
import { leaveLateFontsOut } from './start/late-fonts.ts';
import { readRelease, readServedPage, readSettings } from './start/read-page-data.ts';
import { showSite } from './start/show-site.tsx';

const settings = readSettings();
const manifest = readRelease();
const page = readServedPage();
leaveLateFontsOut();
const styled = page && fetchStyle(releaseFiles('shell', manifest.shell.version).style);
const baseUrl = settings.apiBaseUrl ?? '/api';
const queries = createQueries();

const session = createSession({ baseUrl, authBaseUrl: settings.authBaseUrl ?? baseUrl });
const api = createApiClient({ baseUrl, session: session.port, locale: () => 'fr' });
configureApi(api);
provideSession(session);
provideSiteOrigin(settings.siteUrl ?? location.origin);
forgetAnswersOfOthers(session.store, queries);
askRefusedAgain(session.store, queries);
for (const [key, answer] of page?.answers ?? []) queries.setQueryData(key, answer);
void session.start(api);

shareWithAreas();
const areas = createAreaLoader(settings.developmentEntries);
const router = createSiteRouter({ manifest, loadArea: areas.load, queries });
prefetchLinks({ manifest, router, areas, queries });
void showSite({ page, styled, router, areas, queries, mayEnter: createMayEnter(manifest.areas) });

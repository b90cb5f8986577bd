import '@tassis/design-system/base.css';
import { configureApi, createApiClient } from '@tassis/api-client';
import { createSession, provideSession } from '@tassis/auth';
import { provideSiteName, provideSiteOrigin } from '@tassis/platform';
import { areaForPath, releaseFiles, type ReleaseManifest } from '@tassis/platform/release';
import { fetchChunk, vouchFor } from '@tassis/platform/router';
import { createMayEnter } from './areas/access.ts';
import { createAreaList } from './areas/area-list.ts';
import { createAreaLoader } from './areas/load-area.ts';
import { readEntryIntegrity } from './areas/load-release.ts';
import { prefetchPointed, prefetchVisible } from './areas/prefetch-links.ts';
import { createRecovery, type Grafts } from './areas/recovery.ts';
import { shareWithAreas } from './areas/share.ts';
import { createFailureReports } from './failures/failure-reports.ts';
import { createFailures, watchUncaught } from './failures/failures.ts';
import { askRefusedAgain, createQueries, forgetAnswersOfOthers, routerContext } from './queries.ts';
import { loadSignedIn } from './frame/load-signed-in.ts';
import { createSiteLanguage } from './language/site-language.ts';
import { createSiteRouter, routerReady } from './router.tsx';
import { siteRoutes } from './site-routes.tsx';
import { reloadForGoneChunks } from './start/gone-chunks.ts';
import { leaveLateFontsOut } from './start/late-fonts.ts';
import { readReleaseOrTell, readServedPage, readSettings } from './start/read-page-data.ts';
import { letBrowserAnswer } from './start/let-browser-answer.ts';
import { showSite } from './start/show-site.tsx';

/** The hash of `style.css`; the build writes it here. */
declare const STYLE_INTEGRITY: string;

/** Rejects when the app cannot start; the boot script then shows the failure notice. */
export const started = start();

/** The page is visible already: each pause lets the browser handle a tap before the next part. */
async function start(): Promise<void> {
  await letBrowserAnswer();
  const settings = readSettings();
  const baseUrl = settings.apiBaseUrl ?? '/api';
  const manifest = readReleaseOrTell(baseUrl);
  const { findArea, complete } = createAreaList(manifest);
  // A failure is ignored: the next lookup that needs the list tries again.
  const fetchAllAreas = () => void complete().catch(() => undefined);
  if ('session' in document.documentElement.dataset) fetchAllAreas();
  const { version } = manifest.shell;
  const reports = createFailureReports({ baseUrl, shell: version, release: manifest.release });
  const failures = createFailures(reports);
  watchUncaught(failures);
  for (const { id } of manifest.dropped ?? []) reports.report({ area: id, kind: 'dropped' });
  const page = readServedPage();
  readAhead(manifest);
  await letBrowserAnswer();

  leaveLateFontsOut();
  // A server-rendered page has styles of its own; the app's full stylesheet is added.
  const { style } = releaseFiles('shell', version);
  vouchFor(style, { files: { '': STYLE_INTEGRITY } });
  const styled = page && fetchChunk(style).catch(reportError);
  const queries = createQueries();

  await letBrowserAnswer();

  const session = createSession({ baseUrl, authBaseUrl: settings.authBaseUrl ?? baseUrl });
  const language = createSiteLanguage({
    areas: manifest.areas,
    people: session.store,
    tell: async (locale) => (await loadSignedIn()).tellLanguage(locale),
  });
  const api = createApiClient({
    baseUrl,
    session: session.port,
    locale: () => language.localeAt(location.pathname),
  });
  configureApi(api);
  provideSession(session);
  provideSiteOrigin(settings.siteUrl ?? location.origin);
  provideSiteName(settings.siteName);
  forgetAnswersOfOthers(session.store, queries);
  askRefusedAgain(session.store, queries);
  session.store.subscribe(({ user }) => {
    if (user) fetchAllAreas();
  });
  for (const [key, answer] of page?.answers ?? []) queries.setQueryData(key, answer);
  const known = session.start(api).then(() => session.store.getState().user !== null);

  await letBrowserAnswer();

  if ('session' in document.documentElement.dataset) void loadSignedIn().catch(() => undefined);
  shareWithAreas();

  await letBrowserAnswer();

  if ('session' in document.documentElement.dataset) loadLocaleData();

  await letBrowserAnswer();

  const areas = createAreaLoader({
    developmentEntries: settings.developmentEntries,
    onFailure: (error) => failures.note(error, { kind: 'not-loaded' }),
  });
  const routes = siteRoutes(manifest);
  const grafts: Grafts = new Map();
  const mayEnter = createMayEnter(findArea);
  const getContext = () =>
    routerContext(queries, async (pathname) => {
      await known;
      const { user, ended } = session.store.getState();
      return user !== null && !ended && mayEnter(user.user_type, pathname);
    });
  const router = createSiteRouter({ routes, grafts, findArea, loadArea: areas.load, getContext });
  reloadForGoneChunks({ router, failures, version });

  await letBrowserAnswer();

  const prefetching = { findArea, router, areas, queries, getContext };
  prefetchPointed(prefetching);
  // A link in view does not mean that it will be followed, so only public data is prefetched for it.
  const ofEverybody = { ...prefetching, getContext: () => routerContext(queries) };
  const recovery = createRecovery({
    manifest,
    areas,
    router,
    grafts,
    siteRoutes: (loaded) => siteRoutes(manifest, loaded),
  });
  await showSite({
    manifest,
    page,
    known,
    styled,
    router,
    areas,
    queries,
    mayEnter,
    language,
    failures,
    recovery,
    onShown: () => void routerReady(router).then(() => prefetchVisible(ofEverybody)),
  });
}

/**
 * Browsers load locale data when the first date or number is formatted, which takes as long as rendering a page.
 * Pages of signed-in areas need it; it is loaded now, while their queries are running.
 */
function loadLocaleData(): void {
  new Intl.DateTimeFormat('fr').format();
  new Intl.NumberFormat('fr').format(0);
}

/** Reads the integrities of the area's scripts, which the page has begun to preload. */
function readAhead({ areas }: ReleaseManifest): void {
  const own = areaForPath(areas, location.pathname);
  if (own?.integrity) readEntryIntegrity(own.entry, own.integrity).catch(() => undefined); // the loader tries again
}

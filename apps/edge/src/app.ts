import { withoutRetry } from '@tassis/platform/release';
import type { FormAnswer } from '@tassis/platform/form-answer';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { getRequestId } from './answers/request-id.ts';
import type { EdgeConfig, PageSettings } from './config.ts';
import { countReports } from './health/count-reports.ts';
import { createHealthCounter } from './health/health-counter.ts';
import { keepHealth } from './health/keep-health.ts';
import { tellApi } from './health/tell-api.ts';
import { watchHealth } from './health/watch-health.ts';
import { followContent } from './pages/content-version.ts';
import { addWrittenPages, withWrittenPages } from './pages/written-pages.ts';
import { followRelease, type FollowedRelease } from './pages/current-release.ts';
import { createSitePages, type SitePages } from './pages/site-pages.ts';
import { noStoredPages, openStoredPages, readOnly } from './pages/stored-pages.ts';
import { apiProxy } from './plugins/api-proxy.ts';
import { areaFiles } from './plugins/area-files.ts';
import { canonicalHost } from './plugins/canonical-host.ts';
import { forms } from './plugins/forms.ts';
import { listing } from './plugins/listing.ts';
import { keepAliveMs } from './restart/drain.ts';
import { answerUnreadablePath, errorHandler } from './plugins/error-handler.ts';
import { metrics } from './plugins/metrics.ts';
import { pages } from './plugins/pages.ts';
import { probes } from './plugins/probes.ts';
import { releaseFiles } from './plugins/release-files.ts';
import { rootFiles } from './plugins/root-files.ts';
import { status } from './plugins/status.ts';
import { createRenderer, PATIENT_LIMIT } from './rendering/renderer.ts';
import { previewOpener } from './previews/open-preview.ts';
import { followPreviews } from './previews/preview-visits.ts';
import { followShared } from './releases/shared/follow.ts';
import { Variants } from './variants/variants.ts';
import { followVisits, type Visits } from './variants/visits.ts';
import { socialPictures } from './plugins/social-pictures.ts';
import { securityContact } from './plugins/security-contact.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { currentTraceField, traceRequests } from '@tassis/settings/tracing';

const RELEASE_INTERVAL = 1_000; // milliseconds between two checks for a new release

interface EdgeOptions {
  logLevel?: string;
  /** Called with each error of the release or of a page. The temporary site of a browser check has it, and renders no page ahead. */
  onFault?: (error: unknown) => void;
}

/** Builds the edge: release files, the API proxy and the pages, on one origin. */
export async function buildEdge(
  config: EdgeConfig,
  { logLevel = 'warn', onFault }: EdgeOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: logLevel, mixin: currentTraceField },
    logController: new LogController({ disableRequestLogging: true }),
    connectionTimeout: 60_000,
    requestTimeout: 60_000,
    keepAliveTimeout: keepAliveMs,
    trustProxy: [...config.trustedProxies],
    genReqId: getRequestId,
    requestIdHeader: false,
    frameworkErrors: answerUnreadablePath,
    rewriteUrl: ({ url = '/' }) => withoutRetry(url),
  });
  traceRequests(app, { isEntry: true });
  await followSharedStore(app, config);
  const released = followRelease(config.releases, (error) => {
    app.log.error({ err: error }, 'release manifest not usable');
    onFault?.(error);
  });
  const connectOrigins = getApiOrigins(config.settings);
  const { sitePages, currentRelease, visits } = makePages(app, config, { released, onFault });
  await app.register(errorHandler);
  await app.register(securityHeaders, { connectOrigins });
  if (config.isProduction) await app.register(canonicalHost, config);
  await app.register(probes, { currentRelease });
  await app.register(releaseFiles, { releases: config.releases });
  await app.register(listing, { currentRelease, ...config });
  await app.register(securityContact, config);
  await app.register(rootFiles, { currentRelease, releases: config.releases });
  await app.register(socialPictures, { currentRelease, sitePages, releases: config.releases });
  await app.register(areaFiles, { visits, releases: config.releases });
  const renderAnswerPage = async (answer: FormAnswer) => {
    const release = await currentRelease();
    if (!release) throw new Error('Nothing is released');
    return sitePages.answer(release, answer);
  };
  await app.register(forms, { ...config, renderAnswerPage });
  const { apiOrigin, siteUrl, releases: store } = config;
  const { counter, readAlong } = countHealth(app, config);
  await app.register(apiProxy, { apiOrigin, readAlong });
  await app.register(metrics, config);
  const apiBaseUrl = getApiBaseUrl(config);
  await app.register(status, { ...config, apiBaseUrl, currentRelease, visits });
  const openPreview = previewOpener({ ...config, store, apiBaseUrl, renderAnswerPage });
  await app.register(pages, { visits, openPreview, counter, connectOrigins, siteUrl });
  return app;
}

/** Where many machines share a store: follows it until the edge ends. A first start waits until there is something to serve. */
async function followSharedStore(app: FastifyInstance, { releases, shared }: EdgeConfig) {
  if (!shared) return;
  const followed = await followShared(releases, shared, app.log);
  app.addHook('onClose', () => followed.close());
  await followed.first;
}

/** The pages of the release and the articles of the firm, with a rendering thread and a poll for new content, which end with the edge. */
function makePages(
  app: FastifyInstance,
  config: EdgeConfig,
  { released, onFault }: { released: FollowedRelease; onFault: EdgeOptions['onFault'] },
): { sitePages: SitePages; currentRelease: FollowedRelease; visits: Visits } {
  const { releases, siteUrl, settings } = config;
  let isClosing = false;
  const onError = (error: unknown) => {
    // A rendering that is cancelled because the edge closes is no error.
    if (isClosing) return;
    app.log.error({ err: error }, 'page not rendered');
    onFault?.(error);
  };
  const renderer = onFault ? createRenderer(PATIENT_LIMIT) : createRenderer();
  const apiBaseUrl = getApiBaseUrl(config);
  const content = followContent(apiBaseUrl, () => void warm().catch(onError));
  const currentRelease = withWrittenPages(released, content.written);
  const making = {
    store: releases,
    renderer,
    content,
    siteName: content.siteName,
    surroundings: { apiBaseUrl, siteUrl },
    settings: { ...settings, siteUrl },
    onError,
  };
  const sitePages = createSitePages(making);
  const variants = new Variants({
    store: releases,
    complete: (release) => addWrittenPages(release, content.written()),
  });
  const visits = followVisits({
    currentRelease,
    sitePages,
    variants,
    findPreview: followPreviews({
      store: releases,
      variants,
      makePages: (badge) => createSitePages({ ...making, badge, stored: noStoredPages }),
    }),
    makeCanaryPages: () =>
      createSitePages({ ...making, stored: readOnly(openStoredPages(making)) }),
    isSecure: siteUrl.startsWith('https:'),
    onError,
  });
  let warmedId: string | undefined;
  const warm = async () => {
    if (onFault) return;
    const release = await currentRelease();
    warmedId = release?.id;
    if (release) await sitePages.warm(release);
  };
  // Without this the first visitor of each page after a release would wait for it to be rendered.
  const warmNewRelease = async () => {
    const release = await currentRelease();
    if (release?.id !== warmedId) await warm();
  };
  const releaseWatch = setInterval(() => {
    warmNewRelease().catch(onError);
  }, RELEASE_INTERVAL).unref();
  app.addHook('onClose', async () => {
    isClosing = true;
    clearInterval(releaseWatch);
    content.close();
    await renderer.close();
  });
  return { sitePages, currentRelease, visits };
}

/** The API, as this process calls it. */
function getApiBaseUrl({ settings, apiOrigin }: EdgeConfig): string {
  return settings.apiBaseUrl ?? `${apiOrigin}/api`;
}

/** Counts views and failures of each release, until the edge ends. */
function countHealth(app: FastifyInstance, config: EdgeConfig) {
  const { releases, apiOrigin } = config;
  const [secret] = config.secrets;
  const { log } = app;
  const counter = createHealthCounter();
  const health = keepHealth({
    store: releases,
    counter,
    log,
    onStored: watchHealth({
      store: releases,
      log,
      tell: (alarm) => tellApi({ apiOrigin, secret, log }, alarm),
    }),
  });
  app.addHook('onClose', () => health.close());
  return { counter, readAlong: countReports(app, { releases, counter }) };
}

function getApiOrigins({ apiBaseUrl, authBaseUrl }: PageSettings): string[] {
  const urls = [apiBaseUrl, authBaseUrl].filter((url) => url !== undefined);
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

/* The shell's server bundle, with which the edge renders pages. */
import { configureApi, createApiClient } from '@tassis/api-client';
import { createServerSession, provideSession } from '@tassis/auth';
import { isArea, paths, provideSiteName, provideSiteOrigin } from '@tassis/platform';
import type { FormAnswer } from '@tassis/platform/form-answer';
import type { ReleasedArea, ReleaseManifest } from '@tassis/platform/release';
import type { RouteObject } from 'react-router';
import { SiteFrame } from '../frame/site-frame.tsx';
import { frenchSite } from '../language/site-language.ts';
import { FormAnswerPage } from '../pages/form-answer-page.tsx';
import { areaRoute, frameAround, openPages, siteRoutes } from '../site-routes.tsx';
import { ClosedFrame, isClosed } from './closed-frame.tsx';
import { earlyRoutes, pathShown, showEarly } from './early-page.tsx';
import { inTime, renderRoutes, unasked, optional, type RenderedPage } from './render-routes.tsx';

export { shared } from './shared.ts';

/** The addresses of this site and its API. */
export interface Surroundings {
  /** The base of the API as the server reaches it. */
  apiBaseUrl: string;
  /** The public origin of the site. */
  siteUrl: string;
  /** The name of the firm, once it has one; missing from older edges. */
  siteName?: string;
}

/** Sets up what a browser has for pages: an API client, an empty session, the site's origin and name. */
export function setUp({ apiBaseUrl, siteUrl, siteName }: Surroundings): void {
  const session = createServerSession();
  configureApi(createApiClient({ baseUrl: apiBaseUrl, session: session.port, locale: () => 'fr' }));
  provideSession(session);
  provideSiteOrigin(siteUrl);
  provideSiteName(siteName);
}

/** The page of an area to render. */
export interface PageRequest {
  manifest: ReleaseManifest;
  path: string;
  /** The exports of the server bundle of the page's area. */
  area: { id: string; exports: unknown };
}

/** Renders a public page of an area. */
export async function renderPage({ manifest, path, area }: PageRequest): Promise<RenderedPage> {
  const language = frenchSite(manifest.areas);
  const { released, pages } = getArea(manifest, area);
  const routes = siteRoutes(manifest, [areaRoute(released, pages)]);
  return renderRoutes(routes, path, { language, manifest });
}

/** Renders a page of an area with roles as it looks before the API answers: its texts, and skeletons for data. */
export async function renderEarly({ manifest, path, area }: PageRequest): Promise<RenderedPage> {
  const language = frenchSite(manifest.areas);
  const { released, pages } = getArea(manifest, area);
  const shown = pathShown(pages, path);
  const manner = { patience: unasked, language, manifest };
  const rendered = await renderRoutes(earlyRoutes(pages, shown), shown, manner);
  return { ...rendered, headScript: showEarly(released) };
}

/**
 * Renders the frame that is shown until the shell has started, or the page itself if it is one of the
 * shell's own that is the same for everybody.
 * @param own the mount, if the page is the shell's own: the document then has the page's title and metadata
 * @param manifest missing from older edges
 */
export async function renderFrame(
  path: string,
  own?: string,
  manifest?: ReleaseManifest,
): Promise<RenderedPage> {
  const closed = manifest !== undefined && isClosed(manifest, path);
  const routes = [{ path: '*', element: closed ? <ClosedFrame /> : <SiteFrame loading /> }];
  const frame = await renderRoutes(routes, path, { manifest });
  if (own === undefined) return frame;
  const standIn = { ...frame, head: await renderHead(own) };
  if (!wholePages.has(own)) return standIn;
  return renderWhole(own, manifest).catch((error: unknown) => ({
    ...standIn,
    isStandIn: true,
    failure: String(error),
  }));
}

/** Pages of the shell's own that show the same to everybody, whatever their query. */
const wholePages: ReadonlySet<string> = new Set([paths.login, paths.register]);

/** Rejects when the API does not answer in time: the edge then sends the frame instead of the page. */
async function renderWhole(path: string, manifest?: ReleaseManifest): Promise<RenderedPage> {
  const language = frenchSite(manifest?.areas ?? []);
  const manner = { patience: inTime, language, manifest };
  return { ...(await renderRoutes(siteRoutes(manifest), path, manner)), isWhole: true };
}

/** Renders only the head: the content of a page that is linked from a mail depends on its token. */
async function renderHead(mount: string): Promise<string> {
  const pages = [...openPages(), { path: '*', element: null }];
  const { head } = await renderRoutes(pages, `${mount}?token=any`);
  return head;
}

/** Renders the page after a form that was sent without script. */
export async function renderAnswer(answer: FormAnswer): Promise<RenderedPage> {
  const page = { path: '*', element: <FormAnswerPage {...answer} /> };
  return renderRoutes([frameAround([page])], '/sent', { patience: optional });
}

/** The manifest entry of an area, and the pages that its bundle has. */
function getArea(
  { areas }: ReleaseManifest,
  { id, exports }: PageRequest['area'],
): { released: ReleasedArea; pages: RouteObject[] } {
  const area = typeof exports === 'object' && exports && 'area' in exports ? exports.area : null;
  if (!isArea(area)) throw new Error(`The server bundle of ${id} is no area`);
  const released = areas.find((each) => each.id === id);
  if (!released) throw new Error(`${id} is not released`);
  return { released, pages: area.routes };
}

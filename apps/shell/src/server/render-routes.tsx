import { firmQuery } from '@tassis/api-client';
import type { QueryClient } from '@tassis/api-client/query';
import type { ReleaseManifest } from '@tassis/platform/release';
import { pageContext } from '@tassis/platform/router';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router';
import { hideDismissed } from '../frame/dismissed-banner.ts';
import { findBanner } from '../frame/find-banner.ts';
import type { SiteLanguage } from '../language/site-language.ts';
import { createQueries } from '../queries.ts';
import { Site } from '../site.tsx';
import { separateHead } from './separate-head.ts';
import { structuredData } from './structured-data.ts';

/** A rendered page, in the parts that the edge inserts into a document. */
export interface RenderedPage {
  /** Title, description and links. */
  head: string;
  /** The content of `#root`. */
  body: string;
  /** Each answer that the page shows, with the key under which the browser finds it. */
  answers: [key: readonly unknown[], answer: unknown][];
  /** JSON-LD for search engines. */
  structuredData: string;
  /** The app can fetch the list of areas, so the page may omit it; older edges include it. */
  fetchesGuardedAreas: true;
  /** A script that runs in the head before the first paint, on pages with a banner. */
  headScript?: string | undefined;
  /** It is a complete page of the shell, not a frame. */
  isWhole?: boolean;
  /** It is a frame instead of the page, because the API did not answer. */
  isStandIn?: boolean;
  /** Why the page could not be rendered. */
  failure?: string;
}

/** Runs a query of the page; decides how long the rendering waits for it, and whether it may fail. */
type Patience = (ask: () => Promise<unknown>) => Promise<unknown>;

/** A public page requires its answers. */
const needed: Patience = (ask) => ask();

/** A page that must be rendered now goes without answers that take more than two seconds. */
export const optional: Patience = (ask) =>
  Promise.race([ask().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 2000))]);

/** A page that a frame can replace fails when an answer takes more than two seconds. */
export const inTime: Patience = (ask) =>
  Promise.race([
    ask(),
    new Promise((_resolve, reject) =>
      setTimeout(() => reject(new Error('No answer in time')), 2000),
    ),
  ]);

/** Requests no personal data. */
export const unasked: Patience = () => Promise.resolve();

/** How a page is rendered. */
interface Manner {
  patience?: Patience;
  /** The languages of the site’s pages. */
  language?: SiteLanguage | undefined;
  /** The areas, of which some have a frame of their own. */
  manifest?: Pick<ReleaseManifest, 'areas'> | undefined;
}

/** Renders the page at a path as every visitor sees it at first. Fails when a loader or the page fails. */
export async function renderRoutes(
  routes: RouteObject[],
  path: string,
  { patience = needed, language, manifest }: Manner = {},
): Promise<RenderedPage> {
  const queries = createQueries();
  const handler = createStaticHandler(routes);
  const requestContext = waitingContext(queries, patience);
  const found = await handler.query(new Request(`http://site${path}`), { requestContext });
  if (found instanceof Response) throw new Error(`${path} leads elsewhere`);
  const [failure] = Object.values<unknown>(found.errors ?? {});
  if (failure !== undefined) throw failure;
  const router = createStaticRouter(handler.dataRoutes, found);
  const markup = await renderMarkup(
    <Site
      queries={queries}
      mayEnter={() => Promise.resolve(false)}
      language={language}
      manifest={manifest}
    >
      <StaticRouterProvider router={router} context={found} hydrate={false} />
    </Site>,
  );
  const matches = found.matches.map(({ route, params }) => {
    const handle: unknown = route.handle;
    return { handle, params };
  });
  return {
    ...separateHead(markup),
    answers: listAnswers(queries),
    structuredData: structuredData(matches, queries),
    fetchesGuardedAreas: true,
    headScript: bannerScript(queries, manifest?.areas ?? [], path),
  };
}

/** In one piece: with a limit on the chunk size, React would reveal parts by inline scripts. */
async function renderMarkup(site: React.ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(site, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  const markup = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  return markup;
}

function waitingContext(queries: QueryClient, patience: Patience): RouterContextProvider {
  return pageContext({
    waits: true,
    need: async (query) => {
      await patience(() => queries.fetchQuery(query));
    },
  });
}

function bannerScript(
  queries: QueryClient,
  areas: ReleaseManifest['areas'],
  path: string,
): string | undefined {
  const firm = queries.getQueryData(firmQuery.queryKey)?.data;
  const banner = findBanner(firm, areas, path);
  return banner && hideDismissed(banner.id);
}

/** The successful answers; the browser requests the others. */
function listAnswers(queries: QueryClient): RenderedPage['answers'] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

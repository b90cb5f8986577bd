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

/** A rendered page, in the parts that the edge puts into a document. */
export interface RenderedPage {
  /** Title, description and links. */
  head: string;
  /** What stands in `#root`. */
  body: string;
  /** Each answer that the page shows, with the key under which the browser looks for it. */
  answers: [key: readonly unknown[], answer: unknown][];
  /** What search engines are told, as scripts that are not run. */
  structuredData: string;
  /** The list of areas with roles may be left out of the page, for the app fetches it; older edges write it into the page. */
  fetchesGuardedAreas: true;
  /** What is run in the head before the page is painted, on pages with a banner. */
  headScript?: string | undefined;
  /** It is a page of the shell's own as it is, not the frame around one. */
  isWhole?: boolean;
  /** It is the frame, but would be the page itself had the API answered. */
  isStandIn?: boolean;
  /** Why it is not the page itself. */
  failure?: string;
}

/** Asks, and sees to it that an answer is in the cache, or not. */
type Patience = (ask: () => Promise<unknown>) => Promise<unknown>;

/** A public page is nothing without its answers. */
const needed: Patience = (ask) => ask();

/** What must be shown now goes without an answer that is not there within two seconds. */
export const optional: Patience = (ask) =>
  Promise.race([ask().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 2000))]);

/** A page that has a frame to stand in for it waits no longer than two seconds for an answer. */
export const inTime: Patience = (ask) =>
  Promise.race([
    ask(),
    new Promise((_resolve, reject) =>
      setTimeout(() => reject(new Error('No answer in time')), 2000),
    ),
  ]);

/** What is somebody's own is not asked for. */
export const unasked: Patience = () => Promise.resolve();

/** How a page is rendered. */
interface Manner {
  patience?: Patience;
  /** What the site’s pages can be read in, which a page itself says. */
  language?: SiteLanguage | undefined;
  /** Whose areas have a frame of their own. */
  manifest?: Pick<ReleaseManifest, 'areas'> | undefined;
}

/** Renders the page at a path as everyone sees it first. Fails when a loader or the page fails. */
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

/** Everything in one piece: with a limit on a chunk's size React hides parts behind inline scripts. */
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

/** Those that are there: a query that was only watched, or whose answer did not come, is the browser's to ask. */
function listAnswers(queries: QueryClient): RenderedPage['answers'] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

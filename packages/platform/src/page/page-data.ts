import type { FetchQueryOptions } from '@tanstack/react-query';
import { createContext, RouterContextProvider, type LoaderFunctionArgs } from 'react-router';

/** Fetches a query into the query cache. Never rejects in the browser. */
export type NeedQuery = <T>(query: FetchQueryOptions<T, Error, T>) => Promise<void>;

/** How the router's loaders reach the query cache. The shell provides it. */
export interface PageQueries {
  need: NeedQuery;
  /** Whether loaders wait for the answers: true on the server, which writes the answers into the page. */
  waits: boolean;
  /** Whether the signed-in person may enter a path; resolves once the session is known. Without it nobody is signed in. */
  mayEnter?: (pathname: string) => Promise<boolean>;
}

const pageQueries = createContext<PageQueries>();

/** The router's `getContext`, which gives its loaders the query cache. */
export function pageContext(queries: PageQueries): RouterContextProvider {
  return new RouterContextProvider(new Map([[pageQueries, queries]]));
}

type PageArgs = Pick<LoaderFunctionArgs, 'context'> & Partial<Pick<LoaderFunctionArgs, 'params'>>;
type Ask = (need: NeedQuery, params: LoaderFunctionArgs['params']) => readonly Promise<void>[];

/**
 * Creates a route's loader from the queries of its page. The server waits for the answers and writes them into the
 * page; the browser starts the queries while it loads the page's code, and the page shows its own loading and error
 * states.
 * @param ask declares each query, with the parameters of the path; the page reads them with `useQuery`
 * @example export const loader = pageData((need) => [need(apiQuery(listPackages, {}))]);
 */
export function pageData(ask: Ask) {
  return async ({ context, params = {} }: PageArgs): Promise<null> => {
    const { need, waits } = context.get(pageQueries);
    const answers = Promise.all(ask(need, params));
    if (waits) await answers;
    return null;
  };
}

/**
 * Creates the loader of a page of a signed-in area from its queries: the browser starts them once it knows who is signed
 * in, before the page renders, and none if they may not enter it. The page shows its own loading and error states.
 * @param ask declares each query; the page reads them with `useQuery`, and the loaded answers count as fresh
 */
export function signedInPageData(ask: Ask) {
  return ({ context, params = {}, url }: PageArgs & Pick<LoaderFunctionArgs, 'url'>): null => {
    const { need, mayEnter } = context.get(pageQueries);
    void mayEnter?.(url.pathname).then((may) => {
      if (may) void Promise.all(ask(need, params));
    });
    return null;
  };
}

/**
 * @deprecated The name of `signedInPageData` in 5.0; areas that were built with it run on this shell.
 * @alias
 */
export const personalData = signedInPageData;

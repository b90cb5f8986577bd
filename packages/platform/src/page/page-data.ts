import type { FetchQueryOptions } from '@tanstack/react-query';
import { createContext, RouterContextProvider, type LoaderFunctionArgs } from 'react-router';

/** Sees to it that the answer of a query is in the page's cache. Never rejects in the browser. */
export type NeedQuery = <T>(query: FetchQueryOptions<T, Error, T>) => Promise<void>;

/** How the router's loaders reach the query cache; filled by the shell. */
export interface PageQueries {
  need: NeedQuery;
  /** Whether a page waits for its answers: on the server, where they are written into it. */
  waits: boolean;
}

const pageQueries = createContext<PageQueries>();

/** The context of a router whose loaders reach the page's query cache: the router's `getContext`. */
export function pageContext(queries: PageQueries): RouterContextProvider {
  return new RouterContextProvider(new Map([[pageQueries, queries]]));
}

/**
 * Makes a route's loader from the queries its page shows. The server waits for them and writes page and answers; in
 * the browser they start together with the page's code, and the page shows its own waiting and failed states.
 * @param ask names each query; the page reads them with `useQuery`
 * @example export const loader = pageData((need) => [need(apiQuery(listPackages, {}))]);
 */
export function pageData(ask: (need: NeedQuery) => readonly Promise<void>[]) {
  return async ({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<null> => {
    const { need, waits } = context.get(pageQueries);
    const answers = Promise.all(ask(need));
    if (waits) await answers;
    return null;
  };
}

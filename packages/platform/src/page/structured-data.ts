import type { FetchQueryOptions } from '@tanstack/react-query';

/** A schema.org object without its `@context`, which the page adds. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** Reads the answer to a query of the page's loader; undefined when there is none. */
export type ReadAnswer = <T>(query: FetchQueryOptions<T, Error, T>) => T | undefined;

/** What a page's route may have as `handle`. */
export interface PageHandle {
  /**
   * A public page's JSON-LD for search engines. Only the server render calls it: behind `import.meta.env.SSR` it is left
   * out of browser bundles.
   * @example export const handle = import.meta.env.SSR ? { structuredData: homeData } : undefined;
   */
  structuredData?: (
    read: ReadAnswer,
    /** The parameters of the path: of `/blog/:name` the name. */
    params: Readonly<Record<string, string | undefined>>,
  ) => readonly StructuredData[];
  /** The path to which the route redirects; the server renders that page early, before the browser redirects. */
  leadsTo?: string;
}

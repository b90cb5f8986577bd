import type { FetchQueryOptions } from '@tanstack/react-query';

/** Something described in the words of schema.org, without the `@context`, which the page adds. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** The answer of a query that the page's loader needed; undefined where it is not there. */
export type ReadAnswer = <T>(query: FetchQueryOptions<T, Error, T>) => T | undefined;

/** What a public page's route may export as `handle`. */
export interface PageHandle {
  /**
   * What the page says of itself to search engines, as JSON-LD. Only asked for where pages are rendered on the server:
   * under `import.meta.env.SSR` it weighs nothing in browsers.
   * @example export const handle = import.meta.env.SSR ? { structuredData: homeData } : undefined;
   */
  structuredData?: (read: ReadAnswer) => readonly StructuredData[];
}

import type { QueryClient } from '@tassis/api-client/query';
import type { PageHandle, ReadAnswer } from '@tassis/platform/router';

/** A route of the page, and its path parameters. */
type Match = { handle: unknown; params: Readonly<Record<string, string | undefined>> };

/** Writes the structured data of a page's routes for search engines, one JSON-LD block each; areas set it in their routes' `handle`. */
export function structuredData(matches: readonly Match[], queries: QueryClient): string {
  const read: ReadAnswer = ({ queryKey }) => queries.getQueryData(queryKey);
  const told = matches.flatMap(({ handle, params }) =>
    isPageHandle(handle) ? (handle.structuredData?.(read, params) ?? []) : [],
  );
  return told
    .map((data) => JSON.stringify({ '@context': 'https://schema.org', ...data }))
    .map((json) => json.replaceAll('<', String.raw`\u003c`)) // so that no text can end the block
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'structuredData' in handle;
}

import type { QueryClient } from '@tassis/api-client/query';
import type { PageHandle } from '@tassis/platform/router';

/** Writes what the routes of a page tell search engines, one JSON-LD block each; areas say it in their routes' `handle`. */
export function structuredData(handles: readonly unknown[], queries: QueryClient): string {
  const told = handles
    .filter(isPageHandle)
    .flatMap(
      ({ structuredData: tell }) => tell?.(({ queryKey }) => queries.getQueryData(queryKey)) ?? [],
    );
  return told
    .map((data) => JSON.stringify({ '@context': 'https://schema.org', ...data }))
    .map((json) => json.replaceAll('<', String.raw`\u003c`)) // no text can end the block
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'structuredData' in handle;
}

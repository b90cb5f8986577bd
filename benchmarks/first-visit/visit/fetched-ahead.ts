import type { RequestRecord } from './request-record.ts';

/** The areas of the compared pages. */
const areas: Readonly<Record<string, string>> = {
  '/': 'marketing',
  '/services': 'marketing',
  '/negative-certificate': 'ordering',
};

/** The files that a page prefetched for others: those of another area than its own. */
export function fetchedAhead(requests: readonly RequestRecord[], page: string): RequestRecord[] {
  const own = new Set(['shell', 'pages', areas[page]]);
  return requests.filter(({ url }) => {
    const area = /\/mfe\/([^/]+)\//.exec(url)?.[1];
    return area !== undefined && !own.has(area);
  });
}

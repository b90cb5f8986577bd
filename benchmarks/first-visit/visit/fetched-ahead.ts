import type { RequestRecord } from './request-record.ts';

/** The areas that the compared pages belong to. */
const areas: Readonly<Record<string, string>> = {
  '/': 'marketing',
  '/services': 'marketing',
  '/negative-certificate': 'ordering',
};

/** What a page fetched for others, before anyone went there: files of another area than its own. */
export function fetchedAhead(requests: readonly RequestRecord[], page: string): RequestRecord[] {
  const own = new Set(['shell', 'pages', areas[page]]);
  return requests.filter(({ url }) => {
    const area = /\/mfe\/([^/]+)\//.exec(url)?.[1];
    return area !== undefined && !own.has(area);
  });
}

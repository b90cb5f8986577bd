import { expect, it } from 'vitest';
import { fetchedAhead } from './fetched-ahead.ts';

it('is a file of an area that is not the page’s', () => {
  const urls = [
    'http://site/negative-certificate',
    'http://site/mfe/pages/abc/style.css',
    'http://site/mfe/shell/1.0.0/main.js',
    'http://site/mfe/ordering/1.0.0/remoteEntry.ordering.js',
    'http://site/mfe/marketing/1.0.0/remoteEntry.marketing.js',
    'http://site/api/firm',
  ];
  const requests = urls.map((url) => ({
    url,
    kind: 'js' as const,
    startedAt: 0,
    finishedAt: 1,
    bytes: 1,
    body: 1,
    askedBy: [],
    byScript: false,
  }));
  const ahead = (page: string) => fetchedAhead(requests, page).map(({ url }) => url);
  expect(ahead('/negative-certificate')).toEqual([urls[4]]);
  expect(ahead('/')).toEqual([urls[3]]);
});

import { expect, it } from 'vitest';
import { readTabLoads } from './tab-loads.ts';

const file = (path: string, [start = 0, end = 0]: number[], transferSize = 300) => ({
  name: `https://site.example${path}`,
  startTime: start,
  responseEnd: end,
  encodedBodySize: 100,
  transferSize,
});

it('counts the time of files that load in parallel once', () => {
  const loads = readTabLoads([
    file('/mfe/ordering/1.0.0-a/form.js', [50, 150]),
    file('/mfe/ordering/1.0.0-a/remoteEntry.ordering.js', [0, 100]),
    file('/mfe/ordering/1.0.0-a/late.js', [1000, 1010]),
  ]);
  expect(loads.get('ordering')).toMatchObject([
    { version: '1.0.0-a', size: 300, duration: 160, isCached: false },
  ]);
  expect(loads.get('ordering')?.[0]?.files.map(({ path }) => path)).toEqual([
    'remoteEntry.ordering.js',
    'form.js',
    'late.js',
  ]);
});

it('tells two versions of an app in one tab apart, and counts a second attempt to the same version', () => {
  const loads = readTabLoads([
    file('/mfe/ordering/2.0.0-b/remoteEntry.ordering.js', [0, 10]),
    file('/mfe/ordering/2.0.0-b/retry-1/remoteEntry.ordering.js', [20, 30]),
    file('/mfe/ordering/1.0.0-a/remoteEntry.ordering.js', [40, 50], 0),
  ]);
  expect(loads.get('ordering')).toMatchObject([
    { version: '2.0.0-b', files: [{}, {}], isCached: false },
    { version: '1.0.0-a', files: [{}], isCached: true },
  ]);
});

it('ignores what is not a file of a release', () => {
  const paths = [
    '/mfe/pages/abc/page.css',
    '/mfe/status.json',
    '/api/user',
    '/mfe/ordering/1/x.png',
  ];
  expect(readTabLoads(paths.map((path) => file(path, [0, 1]))).size).toBe(0);
});

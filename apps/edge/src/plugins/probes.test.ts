import { expect, onTestFinished, test } from 'vitest';
import { anEdge } from '../testing/edge.ts';
import { emptyFolder } from '../testing/folders.ts';
import { aReleaseStore } from '../testing/release-store.ts';

const statuses = async (releases: string) => {
  // In production, since a probe asks by the address of the container.
  const site = { siteUrl: 'https://tassis.example', isProduction: true };
  const edge = await anEdge({ releases, ...site });
  onTestFinished(() => edge.close());
  const ask = (url: string) => edge.inject({ url, headers: { host: '10.0.0.7:3000' } });
  const answers = [await ask('/health/live'), await ask('/health/ready')];
  return answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']]);
};

test('an edge with a release is ready while the API is down', async () => {
  const { store } = await aReleaseStore();
  expect(await statuses(store)).toEqual([
    [200, 'no-store'],
    [200, 'no-store'],
  ]);
});

test('an edge of an empty store is alive, and not ready', async () => {
  expect(await statuses(await emptyFolder())).toEqual([
    [200, 'no-store'],
    [503, 'no-store'],
  ]);
});

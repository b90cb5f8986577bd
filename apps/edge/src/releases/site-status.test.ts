import { releaseStatusSchema } from '@tassis/platform/release';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { HealthLine } from '../health/counts.ts';
import { appendError } from '../health/health-errors.ts';
import { appendHealth } from '../health/health-files.ts';
import { anEdge } from '../testing/edge.ts';
import { aReleaseStore, builtArea } from '../testing/release-store.ts';
import { startCanaryOfBuild } from './canary.ts';
import { siteStatus } from './site-status.ts';
import { formatHealth, statusLines } from './status-lines.ts';
import { readManifest } from './store.ts';

let store: string;
let builds: string;
let version: string;
let edge: FastifyInstance;
let origin: string;

beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  version = (await readManifest(store)).areas[0]?.version ?? '';
  edge = await anEdge({ releases: store });
  origin = await edge.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => edge.close());

const count = (counts: Partial<HealthLine>) =>
  appendHealth(store, [
    {
      at: new Date().toISOString(),
      id: 'ordering',
      version,
      views: 0,
      failures: {},
      fallbacks: 0,
      reporters: 3,
      ...counts,
    },
  ]);
const ordering = async () => {
  const status = releaseStatusSchema.parse(await siteStatus(store, origin));
  return { ...status, app: status.apps.find(({ id }) => id === 'ordering') };
};

it('says what is served since when, and that all is well', async () => {
  await count({ views: 1000, failures: { timeout: 3 } });
  const { isRunning, problems, app } = await ordering();
  expect({ isRunning, problems }).toEqual({ isRunning: true, problems: [] });
  expect(app).toMatchObject({
    version,
    served: version,
    health: { views: 1000, failures: { timeout: 3 }, fallbacks: 0, isFailing: false },
  });
  expect(app?.since).toMatch(/^\d{4}-/);
});

it('says when what is served fails, and how to take it back, though the site serves exactly that', async () => {
  await count({ views: 100, failures: { evaluation: 60, render: 2 }, fallbacks: 60 });
  const { problems, app } = await ordering();
  expect(app?.health.isFailing).toBe(true);
  expect(problems).toEqual([
    {
      sentence: `ordering ${version} fails: at 62 of 100 views since it is live, and the release before was shown 60 times.`,
      command: 'pnpm release:rollback ordering',
    },
  ]);
});

it('tells the most frequent errors of what is live', async () => {
  const error = {
    kind: 'render',
    message: 'typeerror … is not a function',
    stack: '/mfe/x/1/a.js:1:2',
  };
  await appendError(store, { at: new Date().toISOString(), id: 'ordering', version, ...error });
  const { app, ...status } = await ordering();
  expect(app?.errors).toEqual([{ ...error, times: 1 }]);
  expect(app && statusLines(app, status).join('\n')).toContain(
    '1 × render: typeerror … is not a function /mfe/x/1/a.js:1:2',
  );
});

it('counts nothing of before it was live, and a failure of last week is none of today', async () => {
  await count({ views: 10, failures: { render: 10 }, at: '2026-01-01T00:00:00.000Z' });
  expect((await ordering()).app?.health).toMatchObject({ views: 0, isFailing: false });
});

it('counts a canary apart', async () => {
  const canary = await startCanaryOfBuild(store, await builtArea(builds, 'ordering', 'next'), {
    percent: 10,
  });
  await count({ version: canary.version, views: 7 });
  expect((await ordering()).app?.canary).toMatchObject({
    version: canary.version,
    percent: 10,
    health: { views: 7 },
  });
});

it('its own question is nobody’s view', async () => {
  await ordering();
  await edge.close();
  expect((await siteStatus(store, origin)).apps.map(({ health }) => health.views)).toEqual([0, 0]);
});

it.each([
  [{ views: 1, failures: {}, fallbacks: 0 }, '1 view, no failures'],
  [{ views: 0, failures: { render: 1 }, fallbacks: 0 }, '0 views, 1 failure (1 render)'],
  [
    { views: 9, failures: { data: 1, render: 3 }, fallbacks: 2 },
    '9 views, 4 failures (3 render, 1 data), the release before shown 2 times',
  ],
])('%j is said as %s', (health, words) => {
  expect(formatHealth(health)).toBe(words);
});

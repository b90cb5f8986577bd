import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appendHealth } from '../health/health-files.ts';
import { startCanaryOfBuild } from '../releases/canary.ts';
import { publish } from '../releases/publish.ts';
import { anEdge } from '../testing/edge.ts';
import { aReleaseStore, builtArea } from '../testing/release-store.ts';

const secret = 's'.repeat(32);
const previous = 'p'.repeat(32);
let edge: FastifyInstance;
let live: string;
let canary: string;

beforeAll(async () => {
  const { store, builds } = await aReleaseStore();
  const release = async (code: string) => builtArea(builds, 'alpha', code);
  await publish(store, await release('one'));
  live = (await publish(store, await release('two'))).version;
  canary = (await startCanaryOfBuild(store, await release('three'), { percent: 10 })).version;
  const line = { at: new Date().toISOString(), id: 'alpha', fallbacks: 0, reporters: 3 };
  await appendHealth(store, [
    { ...line, version: live, views: 90, failures: { render: 2, timeout: 1 }, fallbacks: 3 },
    { ...line, version: canary, views: 10, failures: {} },
    { ...line, version: live, views: 10, failures: { render: 1 } },
  ]);
  edge = await anEdge({ releases: store, secrets: [secret, previous] });
});
afterAll(() => edge.close());

const ask = (authorization?: string) =>
  edge.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

it('say how each release on the site goes, to who shows the secret', async () => {
  expect(await ask(`Bearer ${previous}`)).toMatchObject({ statusCode: 200 });
  const { statusCode, headers, body } = await ask(`Bearer ${secret}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/plain');
  for (const line of [
    `release_views_total{app="alpha",version="${live}"} 100`,
    `release_views_total{app="alpha",version="${canary}"} 10`,
    `release_failures_total{app="alpha",version="${live}",kind="render"} 3`,
    `release_fallbacks_total{app="alpha",version="${live}"} 3`,
    `release_failing{app="alpha",version="${live}"} 1`,
    `release_failing{app="alpha",version="${canary}"} 0`,
    `release_canary_percent{app="alpha",version="${canary}"} 10`,
    `release_info{app="alpha",version="${live}",role="live"} 1`,
    `release_info{app="alpha",version="${canary}",role="canary"} 1`,
  ])
    expect(body).toContain(`${line}\n`);
  expect(body).toMatch(/release_info\{app="alpha",version="[^"]+",role="fallback"\} 1\n/);
});

it.each([undefined, '', `Bearer ${secret}x`, secret, `Bearer ${'x'.repeat(32)}`])(
  'are not there for anybody else: %s',
  async (authorization) => {
    expect((await ask(authorization)).statusCode).toBe(404);
  },
);

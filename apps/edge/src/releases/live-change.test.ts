import { afterEach, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { anEdge } from '../testing/edge.ts';
import { aReleaseStore, builtArea, describeArea } from '../testing/release-store.ts';
import { publish } from './publish.ts';
import { rollBack } from './rollback.ts';
import { siteStatus } from './site-status.ts';

let edge: FastifyInstance;
afterEach(() => edge.close());

/** The version of an area that the next visitor is handed. */
const servedVersion = async (id: string) =>
  new RegExp(`"/mfe/${id}/([^/"]+)/`).exec((await edge.inject(`/${id}`)).body)?.[1];

async function anAlpha(builds: string, code: string): Promise<string> {
  const folder = await builtArea(builds, 'alpha', code);
  await describeArea(folder, { mounts: ['/alpha'] });
  return folder;
}

const script = (version: string) => `/mfe/alpha/${version}/remoteEntry.alpha.js`;

it('a release, and its rollback, are what the running site serves with the next request', async () => {
  const { store, builds } = await aReleaseStore();
  const first = await publish(store, await anAlpha(builds, 'const is = 1'));
  edge = await anEdge({ releases: store });
  expect(await servedVersion('alpha')).toBe(first.version);
  const second = await publish(store, await anAlpha(builds, 'const is = 2'));
  expect(await servedVersion('alpha')).toBe(second.version);
  expect((await edge.inject(script(second.version))).body).toBe('const is = 2');
  expect((await edge.inject(script(first.version))).body).toBe('const is = 1');
  await rollBack(store, 'alpha');
  expect(await servedVersion('alpha')).toBe(first.version);
});

it('the status says whether the running site serves what is released', async () => {
  const { store, builds } = await aReleaseStore();
  const guarded = await builtArea(builds, 'alpha');
  await describeArea(guarded, { roles: ['client'] });
  await publish(store, guarded);
  const other = await aReleaseStore();
  await publish(other.store, await builtArea(other.builds, 'ordering', 'other'));
  edge = await anEdge({ releases: store });
  const origin = await edge.listen({ host: '127.0.0.1', port: 0 });
  const same = await siteStatus(store, origin);
  expect(same.isRunning).toBe(true);
  expect(same.apps.map(({ id, version, served }) => [id, served === version])).toEqual([
    ['shell', true],
    ['ordering', true],
    ['alpha', true],
  ]);
  const different = await siteStatus(other.store, origin);
  expect(different.apps.map(({ id, version, served }) => [id, served === version])).toEqual([
    ['shell', true],
    ['ordering', false],
  ]);
  await edge.close();
  const down = await siteStatus(store, origin);
  expect(down).toMatchObject({ isRunning: false });
  expect(down.apps[0]?.since).toMatch(/^\d{4}-/);
});

import type { RequestListener } from 'node:http';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { releaseStatusSchema } from '@tassis/platform/release';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EdgeConfig } from '../config.ts';
import { appendHealth } from '../health/health-files.ts';
import { startCanaryOfBuild } from '../releases/canary.ts';
import { putUpPreview } from '../releases/previews.ts';
import { publish } from '../releases/publish.ts';
import { siteStatus } from '../releases/site-status.ts';
import { releaseFolder } from '../releases/store.ts';
import { anEdge } from '../testing/edge.ts';
import { plainApi } from '../testing/plain-api.ts';
import { aReleaseStore, builtArea, put } from '../testing/release-store.ts';

let store: string;
let builds: string;
let edge: FastifyInstance;
let first: string;
let live: string;

const build = (code: string) => builtArea(path.join(builds, code), 'alpha', code);

/** The API: tells who a token is of. */
const api: RequestListener = (request, response) => {
  const [, role] = /^Bearer of-([a-z]+)$/.exec(request.headers.authorization ?? '') ?? [];
  response.statusCode = role === undefined ? 401 : 200;
  response.end(JSON.stringify({ user: { user_type: role } }));
};

async function restart(config: Partial<EdgeConfig> = {}): Promise<void> {
  await edge?.close();
  edge = await anEdge({ releases: store, apiOrigin: await plainApi(api), ...config });
}

beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  first = (await publish(store, await build('one'))).version;
  live = (await publish(store, await build('two'))).version;
  await restart();
});
afterEach(() => edge.close());

const ask = (cookie = '') => edge.inject({ url: '/mfe/status.json', headers: { cookie } });

async function read(cookie = '') {
  const { statusCode, headers, body } = await ask(cookie);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  const status = releaseStatusSchema.parse(JSON.parse(body));
  return { ...status, alpha: status.apps.find(({ id }) => id === 'alpha') };
}

describe('the status of the site', () => {
  it('says of each app what is live, what it needs and weighs, and what lies in the store', async () => {
    const { alpha, apps, isRunning } = await read();
    expect(isRunning).toBe(true);
    expect(apps.map(({ id }) => id)).toEqual(['shell', 'ordering', 'alpha']);
    expect(alpha).toMatchObject({
      version: live,
      served: live,
      fallback: first,
      enabled: true,
      platformApi: '^2.0.0',
      shared: {},
    });
    expect(alpha?.since).toMatch(/^\d{4}-/);
    expect(alpha?.by).toBeTruthy();
    expect(alpha?.versions.map(({ version }) => version)).toEqual([live, first]);
  });

  it('weighs what is sent: the compressed copies', async () => {
    const folder = releaseFolder(store, 'alpha', live);
    const sizeOf = async (file: string) => (await stat(path.join(folder, file))).size;
    const entry = (await sizeOf('remoteEntry.alpha.js.br')) + (await sizeOf('style.css.br'));
    const { alpha, apps } = await read();
    expect(alpha?.sizes).toMatchObject({ entry });
    expect(alpha?.sizes?.whole).toBeGreaterThan(entry);
    expect(alpha?.sizes).not.toHaveProperty('firstPage');
    expect(apps[0]?.sizes?.entry).toBeGreaterThan(0);
  });

  it('says how a release and its canary go, and what is put up to be looked at', async () => {
    const canary = (await startCanaryOfBuild(store, await build('three'), { percent: 10 })).version;
    await putUpPreview(store, await build('four'), { name: 'my-branch', days: 7 });
    const line = { at: new Date().toISOString(), id: 'alpha', fallbacks: 2, reporters: 3 };
    await appendHealth(store, [
      { ...line, version: live, views: 100, failures: { render: 60 } },
      { ...line, version: canary, views: 10, failures: {} },
    ]);
    const { alpha, previews, problems } = await read();
    expect(alpha?.health).toEqual({
      views: 100,
      failures: { render: 60 },
      fallbacks: 2,
      isFailing: true,
    });
    expect(alpha?.canary).toMatchObject({ version: canary, percent: 10, health: { views: 10 } });
    expect(previews).toMatchObject([{ id: 'alpha', name: 'my-branch' }]);
    expect(problems).toMatchObject([{ command: 'pnpm release:rollback alpha' }]);
  });

  it('says what this browser gets, and gives it no group of a canary', async () => {
    const { version } = await startCanaryOfBuild(store, await build('three'), { percent: 10 });
    expect((await read()).visit).toMatchObject({ shows: 'live', versions: { alpha: live } });
    expect((await ask()).headers).not.toHaveProperty('set-cookie');
    expect((await read('canary_group=0')).visit).toMatchObject({
      shows: 'canary',
      versions: { alpha: version },
    });
    const { headers } = await edge.inject(`/alpha?mfe=alpha@${first}`);
    const pass = String(headers['set-cookie']).split(';')[0];
    expect((await read(pass)).visit).toMatchObject({
      shows: 'preview',
      versions: { alpha: first },
    });
  });

  it('is what the command says', async () => {
    const origin = await edge.listen({ host: '127.0.0.1', port: 0 });
    const { alpha: _, visit: __, site: ___, ...said } = await read();
    await edge.inject('/login'); // the command waits five seconds for this page, which is rendered by then
    const { site: ____, ...told } = await siteStatus(store, origin);
    expect(said).toEqual(JSON.parse(JSON.stringify(told)));
  });

  it('has no sizes of a folder that is not whole', async () => {
    await put(path.join(releaseFolder(store, 'alpha', live), 'integrity.json'), 'broken');
    expect((await read()).alpha).not.toHaveProperty('sizes');
  });
});

describe('in production the status', () => {
  beforeEach(() => restart({ isProduction: true, siteUrl: 'http://localhost:80' }));

  it.each(['', 'token=of-client', 'token=of-partner', 'token=wrong'])(
    'is refused to all but administrators: %s',
    async (cookie) => {
      const { statusCode, headers, body } = await ask(cookie);
      expect([statusCode, headers['cache-control']]).toEqual([403, 'no-store']);
      expect(body).not.toContain(live);
    },
  );

  it('is told to an administrator', async () => {
    expect((await read('token=of-admin')).alpha).toMatchObject({ version: live });
  });
});

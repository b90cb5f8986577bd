import { readFile, stat, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { parseReleaseManifest } from '@tassis/platform/release';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EdgeConfig } from '../config.ts';
import { readHealth } from '../health/health-files.ts';
import { startCanaryOfBuild } from '../releases/canary.ts';
import { putUpPreview, renewPreviewKey } from '../releases/previews.ts';
import { publish } from '../releases/publish.ts';
import { storeBuild } from '../releases/store-build.ts';
import { anEdge } from '../testing/edge.ts';
import { plainApi } from '../testing/plain-api.ts';
import { aReleaseStore, builtArea, describeArea, put } from '../testing/release-store.ts';
import { readPassKey, sealPass } from './preview-pass.ts';

let store: string;
let builds: string;
let edge: FastifyInstance;
let live: string;
let version: string;

async function build(code: string, id = 'alpha'): Promise<string> {
  const folder = await builtArea(path.join(builds, code), id, code);
  await describeArea(folder, { mounts: [`/${id}`], prerender: [`/${id}`] });
  await put(path.join(folder, 'dist/server/index.cjs'), 'exports.area = {}');
  return folder;
}

/** The API: tells a content version, and who a token is of. */
const api: RequestListener = (request, response) => {
  if (request.url !== '/api/user') return void response.end('{"data":{"version":1}}');
  const [, role, late] =
    /^Bearer of-([a-z]+)(_late)?$/.exec(request.headers.authorization ?? '') ?? [];
  response.statusCode = role === undefined ? 401 : 200;
  const user = { user_type: role, second_factor_required: late !== undefined };
  return void response.end(JSON.stringify({ user }));
};

async function restart(config: Partial<EdgeConfig> = {}): Promise<void> {
  await edge?.close();
  edge = await anEdge({ releases: store, apiOrigin: await plainApi(api), ...config });
}

/** `alpha` is live; another build of it lies in the store, and is the preview `my-branch`. */
beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  live = (await publish(store, await build('live'))).version;
  ({ version } = await putUpPreview(store, await build('next'), { name: 'my-branch', days: 7 }));
  await restart();
});
afterEach(() => edge.close());

async function visit(url: string, cookie = '') {
  const answer = await edge.inject({ url, headers: { cookie } });
  const json = /id="tassis-release">(.*?)<\/script>/.exec(answer.body)?.[1];
  const areas = json ? parseReleaseManifest(JSON.parse(json)).manifest.areas : [];
  const { statusCode: status, headers, body } = answer;
  return { status, headers, body, area: areas.find(({ id }) => id === 'alpha') };
}

const passFrom = (headers: { 'set-cookie'?: unknown }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';

/** The cookie that an address brings. */
async function opened(words: string, cookie = ''): Promise<string> {
  const { status, headers } = await visit(`/alpha?mfe=${words}`, cookie);
  expect([status, headers.location]).toEqual([302, '/alpha']);
  return passFrom(headers);
}

describe('a preview', () => {
  it.each([
    ['the name it was put up under', () => 'my-branch'],
    ['a version in the store', () => version],
  ])('is opened by %s, and is what this browser gets', async (_by, what) => {
    const cookie = await opened(`alpha@${what()}`);
    const { area, body, headers } = await visit('/alpha', cookie);
    expect(area).toMatchObject({ version });
    expect(area).not.toHaveProperty('fallback');
    expect(body).toContain(`/mfe/alpha/${version}/remoteEntry.alpha.js`);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      vary: 'Accept-Encoding, Cookie',
    });
    expect((await visit('/alpha')).area).toMatchObject({ version: live });
  });

  it('has a badge on every page, before the app, that says what it is and leads back', async () => {
    const cookie = await opened('alpha@my-branch');
    for (const url of ['/alpha', '/login']) {
      const { body } = await visit(url, cookie);
      expect(body).toMatch(/<body><aside class="tassis-preview" aria-label="Aperçu">/);
      expect(body).toContain(`alpha my-branch (${version})`);
      expect(body).toContain('<a href="?mfe=off">Quitter l’aperçu</a>');
      expect(body).toContain('<a href="?mfe=off">Leave the preview</a>');
      const style = /<link rel="stylesheet" href="([^"]+preview\.css)"/.exec(body)?.[1] ?? '';
      expect((await edge.inject(style)).body).toContain('.tassis-preview');
    }
    expect((await visit('/alpha')).body).not.toContain('tassis-preview');
  });

  it('is no view of its release', async () => {
    await visit('/alpha', await opened('alpha@my-branch'));
    await edge.close();
    expect((await readHealth(store)).filter((line) => line.version === version)).toEqual([]);
  });

  it('is left by one click, which brings the same page', async () => {
    const cookie = await opened('alpha@my-branch');
    const { status, headers } = await visit('/alpha?tab=2&mfe=off', cookie);
    expect([status, headers.location]).toEqual([302, '/alpha?tab=2']);
    expect(headers['set-cookie']).toMatch(/^preview=; Max-Age=0; Path=\//);
  });

  it('ends with the browser, and no script reads it', async () => {
    const { headers } = await visit('/alpha?mfe=alpha@my-branch');
    expect(headers['set-cookie']).toMatch(/^preview=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    await restart({ siteUrl: 'https://site.example' });
    const secure = (await visit('/alpha?mfe=alpha@my-branch')).headers;
    expect(secure['set-cookie']).toMatch(/; Secure/);
  });

  it('of several areas, and of one that is not on the site, is one', async () => {
    const stored = await storeBuild(store, await build('new', 'gamma'));
    const cookie = await opened(`alpha@my-branch,gamma@${stored.version}`);
    expect((await visit('/gamma', cookie)).status).toBe(200);
    expect((await visit('/gamma', cookie)).body).toContain('<h1>/gamma</h1>');
    expect((await visit('/gamma')).headers.location).toBe('/');
  });

  it('goes before a canary, and gives nobody a group', async () => {
    await startCanaryOfBuild(store, await build('canary'), { percent: 90 });
    const cookie = await opened('alpha@my-branch');
    const { area, headers } = await visit('/alpha', `${cookie}; canary_group=0`);
    expect(area).toMatchObject({ version });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('shows what was put up under its name last', async () => {
    const cookie = await opened('alpha@my-branch');
    const again = await putUpPreview(store, await build('again'), { name: 'my-branch', days: 7 });
    expect((await visit('/alpha', cookie)).area).toMatchObject({ version: again.version });
  });

  it('is over when it expires, for browsers that show it too', async () => {
    const cookie = await opened('alpha@my-branch');
    const file = path.join(store, 'previews.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/"expires": "[^"]+"/, '"expires": "2020-01-01T00:00:00Z"'));
    expect((await visit('/alpha', cookie)).area).toMatchObject({ version: live });
    expect((await visit('/alpha?mfe=alpha@my-branch')).status).toBe(404);
  });
});

describe('a pass', () => {
  const pass = { areas: [{ id: 'alpha', what: 'my-branch' }], until: Date.now() + 60_000 };

  it('that the edge has sealed is good', async () => {
    const sealed = sealPass(await readPassKey(store), pass);
    expect((await visit('/alpha', `preview=${sealed}`)).area).toMatchObject({ version });
  });

  it('that was sealed before the key was renewed shows what is live', async () => {
    const before = await readPassKey(store);
    await renewPreviewKey(store);
    const key = await readPassKey(store);
    expect(key).not.toEqual(before);
    expect((await stat(path.join(store, 'preview.key'))).mode & 0o777).toBe(0o600);
    const cookie = `preview=${sealPass(before, pass)}`;
    expect((await visit('/alpha', cookie)).area).toMatchObject({ version: live });
    const sealed = sealPass(key, pass);
    expect((await visit('/alpha', `preview=${sealed}`)).area).toMatchObject({ version });
  });

  it('that somebody else has made, or changed, or that is over, shows what is live', async () => {
    const key = await readPassKey(store);
    const sealed = sealPass(key, pass);
    const [text = '', signature = ''] = sealed.split('.');
    const changed = Buffer.from(text, 'base64url').toString().replace('my-branch', version);
    for (const wrong of [
      sealPass(Buffer.alloc(32), pass),
      `${Buffer.from(changed).toString('base64url')}.${signature}`,
      `${text}.`,
      text,
      'x.y',
      sealPass(key, { ...pass, until: Date.now() - 1 }),
    ]) {
      const { status, area } = await visit('/alpha', `preview=${wrong}`);
      expect([status, area?.version]).toEqual([200, live]);
    }
  });
});

/** What a refused preview is answered with. */
async function refusal(words: string, cookie = '') {
  const { status, headers, body } = await visit(`/alpha?mfe=${words}`, cookie);
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers['cache-control']).toBe('no-store');
  return { status, text: decodeURIComponent(body) };
}

describe('a preview is refused', () => {
  it.each([['alpha'], ['@my-branch'], ['alpha@'], ['alpha@a,alpha@b'], ['../x@1'], ['']])(
    'when it cannot be read: %s',
    async (words) => {
      expect(await refusal(words)).toMatchObject({ status: 400 });
    },
  );

  it('when there is none, and never leaves the store', async () => {
    for (const words of ['alpha@nope', 'nope@1.0.0', 'alpha@../../shell', 'shell@1.0.0']) {
      const { status, text } = await refusal(words);
      expect(status).toBe(404);
      expect(text).toContain('Cet aperçu n’existe pas ou a expiré');
    }
  });

  it('when it is whole no more, or cannot run on this shell', async () => {
    const folder = await build('broken');
    await describeArea(folder, { requires: { platformApi: '^9.0.0' } });
    const { version: misfit } = await storeBuild(store, folder);
    expect(await refusal(`alpha@${misfit}`)).toMatchObject({ status: 400 });
    await put(path.join(store, 'mfe/alpha', version, 'remoteEntry.alpha.js'), 'changed');
    expect(await refusal('alpha@my-branch')).toMatchObject({ status: 400 });
  });

  it('when its address is on no list', async () => {
    await restart({ previewOrigins: ['https://ci.example'] });
    for (const address of [
      'https://evil.example/a.tgz',
      'http://ci.example/a.tgz',
      'https://ci.example@evil.example/a.tgz',
      'https://ci.example:444/a.tgz',
    ])
      expect(await refusal(`alpha@${address}`)).toMatchObject({ status: 403 });
  });

  it('in production: to all but administrators', async () => {
    await restart({ isProduction: true, siteUrl: 'http://localhost:80' });
    for (const cookie of ['', 'token=of-client', 'token=of-admin_late', 'token=wrong'])
      expect(await refusal('alpha@my-branch', cookie)).toMatchObject({ status: 403 });
    const cookie = await opened('alpha@my-branch', 'token=of-admin');
    expect((await visit('/alpha', cookie)).area).toMatchObject({ version });
  });
});

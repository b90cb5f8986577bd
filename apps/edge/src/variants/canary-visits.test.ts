import type { RequestListener } from 'node:http';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  parseAreaList,
  parseReleaseManifest,
  type ReleasedArea,
  type ReleaseManifest,
} from '@tassis/platform/release';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropCanary, promoteCanary, startCanary, startCanaryOfBuild } from '../releases/canary.ts';
import { publish } from '../releases/publish.ts';
import { releaseFolder } from '../releases/store.ts';
import { plainApi } from '../testing/plain-api.ts';
import { anEdge } from '../testing/edge.ts';
import { aReleaseStore, builtArea, describeArea, put } from '../testing/release-store.ts';

let store: string;
let builds: string;
let edge: FastifyInstance;
const tellVersion: RequestListener = (_request, response) =>
  void response.end('{"success":true,"data":{"version":1}}');
const live = new Map<string, string>();

/** An area with one public page that is rendered. */
async function build(code: string, id: string): Promise<string> {
  const folder = await builtArea(path.join(builds, code), id, code);
  await describeArea(folder, { mounts: [`/${id}`], prerender: [`/${id}`] });
  await put(path.join(folder, 'dist/server/index.cjs'), 'exports.area = {}');
  await put(path.join(folder, 'dist/images/one.svg'), `<svg>${code}</svg>`);
  return folder;
}

const start = async (code: string, id: string, percent: number) =>
  (await startCanaryOfBuild(store, await build(code, id), { percent })).version;

beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  for (const id of ['alpha', 'beta'])
    live.set(id, (await publish(store, await build('live', id))).version);
  edge = await anEdge({ releases: store, apiOrigin: await plainApi(tellVersion) });
});
afterEach(() => edge.close());

async function visit(url: string, cookie = '', headers = {}) {
  const answer = await edge.inject({ url, headers: { ...headers, cookie } });
  const json = /id="tassis-release">(.*?)<\/script>/.exec(answer.body)?.[1];
  const areas = json ? await areasOf(parseReleaseManifest(JSON.parse(json)).manifest) : [];
  return {
    ...answer,
    answer,
    versions: Object.fromEntries(areas.map((area) => [area.id, area.version])),
    areas,
  };
}

/** All areas that a visitor of a page gets: the page's own, and those of the list that it states. */
async function areasOf({ areas, guardedAreas }: ReleaseManifest): Promise<ReleasedArea[]> {
  if (guardedAreas === undefined) return areas;
  return parseAreaList((await edge.inject(guardedAreas)).json());
}

const inGroup = (group: number, url = '/alpha') => visit(url, `other=1; canary_group=${group}`);

describe('while no area has a canary', () => {
  it('nobody gets a group, and pages may be cached for all', async () => {
    const { answer } = await visit('/alpha');
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
  });
});

describe('a canary for ten of a hundred', () => {
  let version: string;
  beforeEach(async () => {
    version = await start('next', 'alpha', 10);
  });

  it('is for the groups below ten, on every page, and for no other', async () => {
    for (const group of [0, 9]) {
      expect((await inGroup(group)).versions).toMatchObject({ alpha: version });
      expect((await inGroup(group, '/login')).versions).toMatchObject({ alpha: version });
    }
    for (const group of [10, 99])
      expect((await inGroup(group)).versions).toMatchObject({ alpha: live.get('alpha') });
  });

  it('is the area of the page, its scripts and its fallback; the rest of the site is as it was', async () => {
    const { body, areas } = await inGroup(0);
    expect(body).toContain(`/mfe/alpha/${version}/remoteEntry.alpha.js`);
    expect(body).toContain('<h1>/alpha</h1>');
    expect(body).not.toMatch(/percent|canary/);
    expect(areas.find(({ id }) => id === 'alpha')).toMatchObject({
      version,
      fallback: live.get('alpha'),
    });
    expect((await inGroup(0)).versions).toMatchObject({ beta: live.get('beta') });
  });

  it('gives a new visitor a group for thirty days, and one with a group no other', async () => {
    const { answer } = await visit('/alpha');
    expect(answer.headers['set-cookie']).toMatch(
      /^canary_group=\d{1,2}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await inGroup(42)).answer.headers).not.toHaveProperty('set-cookie');
    for (const odd of ['-1', '100', 'x', ''])
      expect((await visit('/alpha', `canary_group=${odd}`)).answer.headers).toHaveProperty(
        'set-cookie',
      );
  });

  it('stays with a new visitor, reload after reload', async () => {
    const seen = new Set<string>();
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const first = await visit('/alpha');
      expect(first.answer.headers['set-cookie']).toMatch(/^canary_group=/); // one, not a list
      const [cookie = ''] = String(first.answer.headers['set-cookie']).split(';');
      const again = await visit('/alpha', cookie);
      expect(again.versions).toEqual(first.versions);
      seen.add(cookie);
    }
    expect(seen.size).toBeGreaterThan(10);
  });

  it('has pages of its own for caches: none is shared, and none is taken for another', async () => {
    const [one, other] = [await inGroup(0), await inGroup(99)];
    for (const { answer } of [one, other])
      expect(answer.headers).toMatchObject({
        vary: 'Accept-Encoding, Cookie',
        'cache-control': 'private, no-cache',
      });
    expect(one.answer.headers.etag).not.toBe(other.answer.headers.etag);
    const ifNoneMatch = { 'if-none-match': other.answer.headers.etag };
    const crossed = await visit('/alpha', 'canary_group=0', ifNoneMatch);
    expect(crossed.answer.statusCode).toBe(200);
    const known = await visit('/alpha', 'canary_group=99', ifNoneMatch);
    expect(known.answer.statusCode).toBe(304);
  });

  it('does not push the live pages out of their cache', async () => {
    const before = await inGroup(99);
    await inGroup(0);
    expect((await inGroup(99)).answer.headers.etag).toBe(before.answer.headers.etag);
  });

  it('that grows keeps those who have it', async () => {
    await startCanary(store, { id: 'alpha', version }, { percent: 50 });
    for (const group of [0, 9, 10, 49])
      expect((await inGroup(group)).versions).toMatchObject({ alpha: version });
    expect((await inGroup(50)).versions).toMatchObject({ alpha: live.get('alpha') });
  });

  it('is with the next request what everybody has once it is promoted, or nobody once it is dropped', async () => {
    await dropCanary(store, { id: 'alpha' });
    expect((await inGroup(0)).versions).toMatchObject({ alpha: live.get('alpha') });
    expect((await inGroup(0)).answer.headers).toMatchObject({ vary: 'Accept-Encoding' });
    await startCanary(store, { id: 'alpha', version }, { percent: 10 });
    await promoteCanary(store, 'alpha');
    for (const group of [0, 99])
      expect((await inGroup(group)).versions).toMatchObject({ alpha: version });
  });

  it('whose folder is gone is a page all the same, which names the live version to fall back to', async () => {
    await rm(releaseFolder(store, 'alpha', version), { recursive: true });
    const { answer, areas } = await inGroup(0);
    expect(answer.statusCode).toBe(200);
    expect(areas.find(({ id }) => id === 'alpha')).toMatchObject({ fallback: live.get('alpha') });
  });

  it('beside a larger one: the smaller group has both', async () => {
    const second = await start('next', 'beta', 30);
    expect((await inGroup(5)).versions).toMatchObject({ alpha: version, beta: second });
    expect((await inGroup(20)).versions).toMatchObject({
      alpha: live.get('alpha'),
      beta: second,
    });
    expect((await inGroup(30)).versions).toMatchObject(Object.fromEntries(live));
  });
});

async function buildHome(code: string): Promise<string> {
  const folder = await build(code, 'home');
  await describeArea(folder, { mounts: ['/'] });
  return folder;
}

async function getPicture(cookie: string) {
  const { body, headers } = await edge.inject({ url: '/images/one.svg', headers: { cookie } });
  return [body, headers['cache-control'], headers['set-cookie']];
}

it('a canary of the home page’s area brings its own pictures and films, to its visitors alone', async () => {
  await publish(store, await buildHome('live'));
  const own = ['<svg>next</svg>', 'private, no-cache', undefined];
  const shared = ['<svg>live</svg>', 'public, max-age=2592000', undefined];
  expect(await getPicture('')).toEqual(shared);
  await startCanaryOfBuild(store, await buildHome('next'), { percent: 10 });
  const beside = ['<svg>live</svg>', 'private, no-cache', undefined];
  expect(await getPicture('canary_group=0')).toEqual(own);
  expect(await getPicture('canary_group=99')).toEqual(beside);
  expect(await getPicture('')).toEqual(beside);
});

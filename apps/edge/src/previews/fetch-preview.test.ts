import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import { packTar } from 'modern-tar/fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { listPreviews } from '../releases/previews.ts';
import { publish } from '../releases/publish.ts';
import { readManifest } from '../releases/store.ts';
import { anEdge } from '../testing/edge.ts';
import { plainApi } from '../testing/plain-api.ts';
import { aReleaseStore, builtArea, put } from '../testing/release-store.ts';

let store: string;
let folder: string;
let origin: string;
let edge: FastifyInstance;

/** A machine that builds `alpha` of a branch, and hands its packages out. */
beforeEach(async () => {
  const { store: made, builds } = await aReleaseStore();
  store = made;
  await publish(store, await named(await builtArea(builds, 'alpha', 'live'), '@one/alpha'));
  folder = await named(await builtArea(path.join(builds, 'next'), 'alpha', 'next'), '@one/alpha');
  origin = await plainApi((request, response) => {
    if (request.url === '/alpha.tgz')
      return void packTar([{ type: 'directory', source: folder, target: 'package' }])
        .pipe(createGzip())
        .pipe(response);
    if (request.url === '/moved.tgz')
      return void response.writeHead(302, { location: '/alpha.tgz' }).end();
    if (request.url === '/page.tgz')
      return void createReadStream(import.meta.filename).pipe(response);
    return void response.writeHead(404).end();
  });
  edge = await anEdge({ releases: store, previewOrigins: [origin] });
});
afterEach(() => edge.close());

async function named(app: string, name: string): Promise<string> {
  await put(path.join(app, 'package.json'), JSON.stringify({ name, version: '1.2.3' }));
  return app;
}

const open = (file: string, id = 'alpha') => edge.inject(`/alpha?mfe=${id}@${origin}/${file}`);

it('a package at an allowed address is previewed from this site, for a day', async () => {
  const before = await readManifest(store);
  const { statusCode, headers } = await open('alpha.tgz');
  expect(statusCode).toBe(302);
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  const { body } = await edge.inject({ url: '/alpha', headers: { cookie } });
  const entry = /\/mfe\/alpha\/1\.2\.3-\w+\/remoteEntry\.alpha\.js/.exec(body)?.[0] ?? '';
  expect((await edge.inject(entry)).body).toBe(
    await readFile(path.join(folder, 'dist/remoteEntry.alpha.js'), 'utf8'),
  );
  expect(body).not.toContain(origin);
  const [preview] = await listPreviews(store);
  const hours = (Date.parse(preview?.expires ?? '') - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
  expect(await readManifest(store)).toEqual(before);
});

it.each([
  ['another id than the one that was asked for', () => open('alpha.tgz', 'beta')],
  ['no package', () => open('page.tgz')],
  ['somewhere else', () => open('moved.tgz')],
  ['not there', () => open('gone.tgz')],
])('what is %s is refused, and leaves nothing', async (_what, opening) => {
  const { statusCode, headers } = await opening();
  expect(statusCode).toBe(400);
  expect(headers).not.toHaveProperty('set-cookie');
  expect(await listPreviews(store)).toEqual([]);
});

it('a package of another team is refused', async () => {
  await named(folder, '@two/alpha');
  expect((await open('alpha.tgz')).statusCode).toBe(400);
});

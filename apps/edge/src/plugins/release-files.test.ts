import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import Fastify from 'fastify';
import { put } from '../testing/release-store.ts';
import { releaseFiles } from './release-files.ts';

let app: FastifyInstance;
const release = '/mfe/ordering/1.0.0';

beforeAll(async () => {
  const releases = await mkdtemp(path.join(tmpdir(), 'tassis-edge-'));
  const folder = path.join(releases, release);
  for (const file of [
    'server/index.cjs',
    'server/deep/a.js',
    'server/maps/a.js.map',
    'index.cjs',
    'a.js.map',
    'observer/a.js',
    'my-server/a.js',
  ])
    await put(path.join(folder, file), 'x');
  for (const file of [
    'remoteEntry.ordering.js',
    'style.css',
    'assets/a.woff2',
    'assets/a.svg',
    'area.json',
  ])
    await put(path.join(folder, file), 'content');
  await writeFile(path.join(folder, 'style.css.br'), brotliCompressSync('content'));
  await writeFile(path.join(folder, 'server/index.cjs.br'), brotliCompressSync('x'));
  app = Fastify();
  await app.register(releaseFiles, { releases });
});
afterAll(() => app.close());

const get = (file: string) =>
  app.inject({ url: `${release}/${file}`, headers: { 'accept-encoding': 'br' } });

test.each([
  'server/index.cjs',
  'server/index.cjs.br',
  'server/deep/a.js',
  'server/maps/a.js.map',
  'a.js.map',
  'a.js.MAP',
  'server/',
  'server',
  'Server/index.cjs',
  '%73erver/index.cjs',
  'assets/%2e%2e/server/deep/a.js',
  'assets/..%2fserver/deep/a.js',
  'server%2fdeep%2fa.js',
  './/server/deep/a.js',
  'index.cjs',
  'index.CJS',
])('%s is not served', async (file) => {
  expect((await get(file)).statusCode).not.toBe(200);
  expect((await get(file)).headers['cache-control'] ?? '').not.toContain('immutable');
});

test.each(['server/index.cjs', 'server/deep/a.js', 'server/maps/a.js.map', 'index.cjs'])(
  '%s is not there',
  async (file) => {
    expect((await get(file)).statusCode).toBe(404);
  },
);

test.each([
  '/mfe/',
  '/mfe//x',
  '/mfe/ordering/',
  '/mfe/ordering//x',
  `${release}/`,
  `${release}//style.css`,
])('%s is not there, in any encoding', async (url) => {
  for (const headers of [{}, { 'accept-encoding': 'br' }])
    expect((await app.inject({ url, headers })).statusCode).toBe(404);
});

test.each([
  ['remoteEntry.ordering.js', 'application/javascript; charset=utf-8'],
  ['style.css', 'text/css; charset=utf-8'],
  ['assets/a.woff2', 'font/woff2'],
  ['assets/a.svg', 'image/svg+xml'],
  ['area.json', 'application/json; charset=utf-8'],
  ['observer/a.js', 'application/javascript; charset=utf-8'],
  ['my-server/a.js', 'application/javascript; charset=utf-8'],
])('%s is served for a year as %s', async (file, type) => {
  const { statusCode, headers } = await get(file);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('goes out as it was compressed at publication', async () => {
  const answer = await get('style.css');
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers.vary).toMatch(/accept-encoding/i);
  expect(answer.rawPayload).toEqual(brotliCompressSync('content'));
});

import { readFile, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { EdgeConfig } from '../config.ts';
import { publish } from '../releases/publish.ts';
import { releaseFolder } from '../releases/store.ts';
import { anEdge } from '../testing/edge.ts';
import { aReleaseStore, builtArea, describeArea, put } from '../testing/release-store.ts';

let api: Server | undefined;
let store: string;
let builds: string;
let version: string;
let edge: FastifyInstance | undefined;

beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  version = await publishPublic('export {}');
});
afterEach(async () => {
  await edge?.close();
  stopApi();
});

/** Publishes the area `ordering` with one public page. */
async function publishPublic(code: string): Promise<string> {
  const folder = await builtArea(builds, 'ordering', code);
  await describeArea(folder, { prerender: ['/ordering'] });
  await put(path.join(folder, 'dist/server/index.cjs'), 'exports.area = {}');
  return (await publish(store, folder)).version;
}

/** Starts an API, on the port of the last one if told so. */
async function startApi(port = 0): Promise<number> {
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ success: true, data: { version: 1 } }));
  });
  api = server;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

function stopApi(): void {
  api?.closeAllConnections();
  api?.close();
  api = undefined;
}

/** Starts an edge in place of the one that runs; its API is down unless it is told the port of one. */
async function restarted(apiPort = 1, config: Partial<EdgeConfig> = {}): Promise<FastifyInstance> {
  await edge?.close();
  edge = await anEdge({ releases: store, apiOrigin: `http://127.0.0.1:${apiPort}`, ...config });
  return edge;
}

const storedFile = () => path.join(store, 'pages/%2Fordering.json');
const storedText = () => readFile(storedFile(), 'utf8');
const Stored = z.object({ etag: z.string() });
const storedTag = async () => `W/${Stored.parse(JSON.parse(await storedText())).etag}`;
const spoilt = async (change: (text: string) => string) =>
  put(storedFile(), change(await storedText()));
const another = brotliCompressSync('<h1>another</h1>').toString('base64');
const isFrame = (body: string) => body.includes('"now":true');

/** Visits the page of an edge whose API is up; done when the page is stored. */
async function visited() {
  const port = await startApi();
  const page = await (await restarted(port)).inject('/ordering');
  expect(isFrame(page.body)).toBe(false);
  await expect.poll(() => readdir(path.dirname(storedFile()))).toEqual(['%2Fordering.json']);
  stopApi();
  return { page, port };
}

describe('an edge started while the API is down', () => {
  it('has the page of before: same bytes, same tag, same policy', async () => {
    const { page } = await visited();
    const app = await restarted();
    const answer = await app.inject('/ordering');
    expect(answer.body).toBe(page.body);
    for (const name of ['etag', 'content-security-policy', 'cache-control', 'vary'])
      expect(answer.headers[name]).toBe(page.headers[name]);
    const etag = String(page.headers.etag);
    const again = await app.inject({ url: '/ordering', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    const small = await app.inject({ url: '/ordering', headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBe('br');
  });

  it(
    'has that of an older release, and that of the new one soon after the API is back',
    { timeout: 20_000 },
    async () => {
      const { page, port } = await visited();
      await publishPublic('export const changed = true');
      const app = await restarted(port);
      expect((await app.inject('/ordering')).headers.etag).toBe(page.headers.etag);
      await startApi(port);
      await expect.poll(storedTag, { timeout: 10_000 }).not.toBe(page.headers.etag); // nobody visits
      const renewed = await app.inject('/ordering');
      expect(renewed.headers.etag).toBe(await storedTag());
      expect(isFrame(renewed.body)).toBe(false);
    },
  );

  it('has it, too, when the API is up and the page cannot be rendered', async () => {
    const { page } = await visited();
    await put(path.join(releaseFolder(store, 'ordering', version), 'server/index.cjs'), 'throw 1');
    const answer = await (await restarted(await startApi())).inject('/ordering');
    expect(answer.headers.etag).toBe(page.headers.etag);
  });
});

it('who comes while the API still starts does not see a page of another release', async () => {
  const { page, port } = await visited();
  await publishPublic('export const changed = true');
  const app = await restarted(port);
  const answer = app.inject('/ordering');
  await startApi(port);
  const { headers, body } = await answer;
  expect(headers.etag).not.toBe(page.headers.etag);
  expect(isFrame(body)).toBe(false);
}, 8_000);

it('who comes first after a release does not wait: its pages are rendered without a visit', async () => {
  const port = await startApi();
  await restarted(port);
  await expect.poll(storedTag, { timeout: 5_000 }).toBeDefined();
  const before = await storedTag();
  await publishPublic('export const changed = true');
  await expect.poll(storedTag, { timeout: 5_000 }).not.toBe(before); // nobody visits
}, 15_000);

it('who comes first after a start does not wait for a page of this very release', async () => {
  const { page } = await visited();
  const bundle = path.join(releaseFolder(store, 'ordering', version), 'server/index.cjs');
  await put(bundle, 'for (;;);');
  const answer = await (await restarted(await startApi())).inject('/ordering');
  expect(answer.headers.etag).toBe(page.headers.etag);
}, 8_000);

describe('a stored page is not shown', () => {
  it.each([
    ['cut off', () => spoilt((text) => text.slice(0, -20))],
    ['of another shape', () => spoilt(() => '{}')],
    ['changed', () => spoilt((text) => text.replace(/"brotli":"[^"]+/, `"brotli":"${another}`))],
    ['a folder', () => rm(storedFile()).then(() => put(path.join(storedFile(), 'x'), ''))],
  ])('that is %s; the frame is', async (_how, spoil) => {
    await visited();
    await spoil();
    const answer = await (await restarted()).inject('/ordering');
    expect(answer.statusCode).toBe(200);
    expect(isFrame(answer.body)).toBe(true);
  });

  it('whose release is no longer in the store', async () => {
    await visited();
    await publishPublic('export const changed = true');
    await rm(releaseFolder(store, 'ordering', version), { recursive: true });
    expect(isFrame((await (await restarted()).inject('/ordering')).body)).toBe(true);
  });

  it('that tells the browser other addresses', async () => {
    await visited();
    const app = await restarted(1, { siteUrl: 'https://tassis.example' });
    expect(isFrame((await app.inject('/ordering')).body)).toBe(true);
  });
});

it('a store that takes no pages still serves', async () => {
  await put(path.join(store, 'pages'), 'a file where a folder should be');
  const app = await restarted(await startApi());
  const { body } = await app.inject('/ordering');
  expect(body).toContain('<h1>/ordering</h1>');
  expect(isFrame(body)).toBe(false);
  stopApi();
  expect(isFrame((await (await restarted()).inject('/ordering')).body)).toBe(true);
});

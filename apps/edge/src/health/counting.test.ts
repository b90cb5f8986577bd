import { rm } from 'node:fs/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readManifest } from '../releases/store.ts';
import { anEdge } from '../testing/edge.ts';
import { aReleaseStore, put } from '../testing/release-store.ts';
import { countsOf, type Counts } from './counts.ts';
import { dropOldErrors, readErrors } from './health-errors.ts';
import { healthFolder, readHealth } from './health-files.ts';

let store: string;
let version: string;
let edge: FastifyInstance;
let api: FastifyInstance;
let taken: unknown[];

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

beforeEach(async () => {
  ({ store } = await aReleaseStore());
  version = (await readManifest(store)).areas[0]?.version ?? '';
  taken = [];
  api = Fastify();
  api.post('/api/client-errors', (request, reply) => {
    taken.push(request.body);
    return reply.code(JSON.stringify(request.body).includes('refused') ? 422 : 204).send();
  });
  const apiOrigin = await api.listen({ host: '127.0.0.1', port: 0 });
  edge = await anEdge({ releases: store, apiOrigin });
});
afterEach(() => api.close());

type Headers = Record<string, string>;
const open = (url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  edge.inject({ method, url, headers: { 'user-agent': agent, ...headers } });
const post = (url: string) =>
  edge.inject({ method: 'POST', url, headers: { 'user-agent': agent } });
const report = (changes: object, headers: Headers = {}) =>
  edge.inject({
    method: 'POST',
    url: '/api/client-errors',
    headers: { 'user-agent': agent, ...headers },
    payload: { area: 'ordering', version, shell: 'x', release: 'x', kind: 'render', ...changes },
  });

/** What the store has once the edge has ended. */
async function counted(id = 'ordering'): Promise<Counts> {
  await edge.close();
  const lines = await readHealth(store);
  const line = lines.find((candidate) => candidate.id === id);
  return countsOf(lines, { id, version: line?.version ?? '' });
}

describe('a view', () => {
  it('is a document that somebody is shown, of its area and of the shell', async () => {
    await open('/ordering');
    const { headers } = await open('/ordering/sub/page');
    const again = await open('/ordering/sub/page', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    await open('/login');
    expect((await counted()).views).toBe(3);
    expect((await counted('shell')).views).toBe(4);
  });

  it('is nothing else: no other answer, nothing asked ahead, no crawler and no monitor', async () => {
    await open('/ordering', {}, 'HEAD');
    await open('/ordering', { 'sec-purpose': 'prefetch;prerender' });
    await open('/ordering', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await open('/ordering', { 'user-agent': 'curl/8.5.0' });
    await open('/ordering/');
    await open('/ordering/unknown');
    await open(`/mfe/ordering/${version}/style.css`);
    expect((await counted()).views).toBe(0);
  });
});

describe('a failure', () => {
  it('in a browser with a preview reaches the API, and fails no release', async () => {
    expect((await report({}, { cookie: 'preview=x.y' })).statusCode).toBe(204);
    expect(taken).toHaveLength(1);
    expect(await counted()).toMatchObject({ failures: {}, reporters: 0 });
  });

  it('is a report that the API took, and reaches it whole', async () => {
    const answer = await report({});
    expect(answer.statusCode).toBe(204);
    expect(taken).toMatchObject([{ area: 'ordering', version, kind: 'render' }]);
    await report({ kind: 'timeout' });
    await report({ kind: 'fallback' });
    expect(await counted()).toMatchObject({
      failures: { render: 1, timeout: 1 },
      fallbacks: 1,
      reporters: 1,
    });
  });

  it('is kept with its words and places, each error once with its number', async () => {
    const words = { message: 'typeerror … is not a function', stack: '/mfe/ordering/1/a.js:1:2' };
    await report(words, { 'x-forwarded-for': '203.0.113.1' });
    await report(words, { 'x-forwarded-for': '203.0.113.2' });
    await report({ ...words, kind: 'fallback' }, { 'x-forwarded-for': '203.0.113.2' });
    await report({ ...words, kind: 'data' }, { 'x-forwarded-for': '203.0.113.2' });
    await edge.close();
    expect(await readErrors(store, { id: 'ordering', version })).toEqual([
      { kind: 'render', ...words, times: 2 },
      { kind: 'data', ...words, times: 1 },
    ]);
    await dropOldErrors(store, Date.now() + 40 * 24 * 60 * 60 * 1000);
    expect(await readErrors(store, { id: 'ordering', version })).toEqual([]);
  });

  it('of the shell is one of the version that every report names', async () => {
    const shell = (await readManifest(store)).shell.version;
    await report({ area: 'shell', version: null, shell, kind: 'main' });
    expect((await counted('shell')).failures).toEqual({ main: 1 });
  });

  it('of a shell that does not start is what the boot script posts to the address of its script', async () => {
    const shell = (await readManifest(store)).shell.version;
    expect((await post(`/mfe/shell/${shell}/main.js`)).statusCode).toBe(204);
    expect((await post('/mfe/shell/9.9.9/main.js')).statusCode).toBe(204);
    expect((await post(`/mfe/ordering/${version}/main.js`)).statusCode).toBe(404);
    expect((await counted('shell')).failures).toEqual({ main: 1 });
  });

  it.each([
    ['that the API refused', { release: 'refused' }],
    ['of a version that is not in the store', { version: '9.9.9' }],
    ['of what is no version', { version: '..' }],
    ['of an area without a version', { version: null }],
    ['of a crawler', {}, { 'user-agent': 'Googlebot/2.1' }],
  ])('is no report %s', async (_which, changes, headers: Headers = {}) => {
    await report(changes, headers);
    expect(await counted()).toMatchObject({ views: 0, failures: {} });
  });

  it('is counted three times of one address', async () => {
    for (let n = 0; n < 10; n += 1) await report({});
    expect((await counted()).failures).toEqual({ render: 3 });
  });
});

it('a store that cannot be written to changes no answer', async () => {
  await put(healthFolder(store), 'a file in the place of the folder');
  expect((await open('/ordering')).statusCode).toBe(200);
  await edge.close();
  await rm(healthFolder(store));
});

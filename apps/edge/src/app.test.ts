import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from './releases/publish.ts';
import { readManifest } from './releases/store.ts';
import { anEdge } from './testing/edge.ts';
import { aReleaseStore, builtArea } from './testing/release-store.ts';

let app: FastifyInstance;
let store: string;
let builds: string;
let api: FastifyInstance;

beforeAll(async () => {
  ({ store, builds } = await aReleaseStore());
  api = Fastify();
  api.get('/*', ({ url, headers }) => ({ url, cookie: headers.cookie ?? null }));
  const apiOrigin = await api.listen({ host: '127.0.0.1', port: 0 });
  app = await anEdge({ apiOrigin, releases: store });
});

afterAll(async () => {
  await app.close();
  await api.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('pages', () => {
  it.each(['/login', '/ordering', '/ordering/sub/page'])('%s is the site', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('id="tassis-release"');
    expect(answer.body).toMatch(/"entry":"\/mfe\/shell\/1\.0\.0-[0-9a-f]{8}\/main\.js"/);
  });

  it.each(['/nowhere', '/orderin', '/ordering/unknown', '//', '//:', '///', '//host/x', '/%zz'])(
    '%s leads home',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe('/');
    },
  );

  it.each([
    ['probes', '/metrics', '/health', '/health/started', '/healthz'],
    ['the API’s documentation', '/docs', '/docs/', '/docs/json', '/openapi.json'],
    ['well-known and hidden files', '/.well-known/change-password', '/.git/config', '/.env'],
    ['files', '/site.webmanifest', '/wp-login.php', '/mfe/ordering'],
  ])('%s that are not here are a 404, and lead nobody home', async (_what, ...urls) => {
    const answers = await Promise.all(urls.map((url) => get(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 404));
  });

  it('a file that is not there is a 404, not a page', async () => {
    expect((await get('/favicon.png')).statusCode).toBe(404);
    expect((await get('/mfe/ordering/1/missing.js')).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/account' })).statusCode).toBe(404);
  });

  it('TRACE is answered nothing, and the API does not hear of it', async () => {
    for (const url of ['/', '/login', '/api/packages', '/nowhere']) {
      const headers = { 'x-told': 'secret' };
      const answer = await app.inject({ method: 'TRACE', url, headers });
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.body).not.toContain('secret');
    }
  });

  it('is answered with 304 to who has it, and in brotli to who can read it', async () => {
    const first = await get('/login', { 'accept-encoding': 'br' });
    expect(first.headers['content-encoding']).toBe('br');
    const refused = await get('/login', { 'accept-encoding': 'br;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
    const again = await get('/login', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('allows only its own scripts and no frame', async () => {
    const policy = String((await get('/login')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]{44}'){2};/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });
});

describe('an API on another host', () => {
  it('is told to the pages, which may call it and nothing else', async () => {
    const settings = {
      apiBaseUrl: 'https://api.example.ma/v1',
      authBaseUrl: 'https://auth.example.ma',
    };
    const edge = await anEdge({ releases: store, settings });
    const { body, headers } = await edge.inject('/login');
    expect(body).toContain(`id="tassis-settings">${JSON.stringify(settings).slice(0, -1)},`);
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://api.example.ma https://auth.example.ma;",
    );
    await edge.close();
  });

  it('that is not named changes nothing', async () => {
    const { body, headers } = await get('/login');
    expect(body).toMatch(/id="tassis-settings">\{"siteUrl":"[^"]+"\}<\/script>/);
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
  });
});

describe('release files', () => {
  it('are immutable and sent as compressed at publication', async () => {
    const { areas } = await readManifest(store);
    const answer = await get(areas[0]?.entry ?? '', { 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it('nothing above the release folders can be read', async () => {
    expect((await get('/mfe/..%2fmanifest.json')).statusCode).not.toBe(200);
    expect((await get('/mfe/../manifest.json')).statusCode).not.toBe(200);
  });
});

describe('a change of the manifest', () => {
  it('is on the site with the next request', async () => {
    const before = await get('/login');
    await publish(store, await builtArea(builds, 'ordering', 'export const changed = true;'));
    const after = await get('/login');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('that cannot be read leaves the last good release in place', async () => {
    const good = await get('/login');
    await writeFile(path.join(store, 'manifest.json'), '{"schema":');
    const answer = await get('/login');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe(good.headers.etag);
  });

  it('a store with nothing in it says so and asks to come back', async () => {
    const { store: empty } = await aReleaseStore();
    await rm(path.join(empty, 'manifest.json'));
    const edge = await anEdge({ releases: empty });
    const answer = await edge.inject('/');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    await edge.close();
  });
});

describe('/api', () => {
  it('is passed on without the cookie', async () => {
    const answer = await get('/api/packages?page=2', { cookie: 'token=secret' });
    expect(answer.json()).toEqual({ url: '/api/packages?page=2', cookie: null });
  });

  it('that is down is a 503 in its own error shape', async () => {
    const edge = await anEdge({ releases: store });
    const answer = await edge.inject('/api/packages');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'overloaded' });
    await edge.close();
  });
});

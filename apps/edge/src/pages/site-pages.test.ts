import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { parseAreaList, parseReleaseManifest } from '@tassis/platform/release';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { setEnabled } from '../releases/enable.ts';
import { publish } from '../releases/publish.ts';
import { releaseFolder } from '../releases/store.ts';
import { anEdge } from '../testing/edge.ts';
import { aReleaseStore, builtArea, describeArea, put } from '../testing/release-store.ts';

let api: Server;
let contentVersion: number;
let store: string;
let builds: string;
let edge: FastifyInstance | undefined;

beforeEach(async () => {
  contentVersion = 1;
  api = createServer((_request, response) => {
    response.end(JSON.stringify({ success: true, data: { version: contentVersion } }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  ({ store, builds } = await aReleaseStore());
});
afterEach(async () => {
  await edge?.close();
  api.closeAllConnections();
  api.close();
});

/** Publishes the area `ordering` with one public page. */
async function publishPublic(
  code: string,
  changes: Parameters<typeof describeArea>[1] = {},
): Promise<string> {
  const folder = await builtArea(builds, 'ordering', code);
  await describeArea(folder, { prerender: ['/ordering'], ...changes });
  await put(path.join(folder, 'dist/server/index.cjs'), 'exports.area = {}');
  const { version } = await publish(store, folder);
  return releaseFolder(store, 'ordering', version);
}

const publishLive = () => publishPublic('export {}', { liveQueries: ['package'] });

async function started(): Promise<FastifyInstance> {
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  edge = await anEdge({ releases: store, apiOrigin: `http://127.0.0.1:${port}` });
  return edge;
}

function manifestIn(html: string) {
  const [, block = ''] = /id="tassis-release">(.+?)<\/script>/.exec(html) ?? [];
  return parseReleaseManifest(JSON.parse(block)).manifest;
}

const ImportMap = z.object({ integrity: z.record(z.string(), z.string()) });

describe('a public page', () => {
  it('is complete: head, body, its stylesheet, and scripts allowed by their hash', async () => {
    await publishPublic('export {}');
    const app = await started();
    const answer = await app.inject('/ordering');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<div id="root"><h1>/ordering</h1></div>');
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(answer.body) ?? [];
    const css = await app.inject(style);
    const styleHash = createHash('sha256').update(css.rawPayload).digest('base64');
    expect(answer.body).toContain(`href="${style}" integrity="sha256-${styleHash}">`);
    expect(css.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^']{44}' 'sha256-[^']{44}';/,
    );
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('names each script it starts with its integrity: the shell’s in the import map, all of them to the boot script', async () => {
    await publishPublic('export {}');
    const { body } = await (await started()).inject('/ordering');
    const [, map = ''] = /<script type="importmap">(.+?)<\/script>/.exec(body) ?? [];
    const [, start = ''] = /id="tassis-start">(.+?)<\/script>/.exec(body) ?? [];
    const { integrity } = ImportMap.parse(JSON.parse(map));
    expect(Object.keys(integrity)).toEqual([expect.stringContaining('/main.js')]);
    const entry = Object.entries(integrity).map(([href, hash]): object => ({
      href,
      integrity: hash,
    }));
    const ofArea = /\/mfe\/ordering\/[^/]+\//.exec(body)?.[0] ?? '';
    const hashed: unknown = expect.stringMatching(/^sha256-/);
    const links: unknown = expect.arrayContaining([
      ...entry.map((each): unknown => expect.objectContaining({ rel: 'modulepreload', ...each })),
      expect.objectContaining({
        rel: 'modulepreload',
        href: `${ofArea}remoteEntry.ordering.js`,
        integrity: hashed,
      }),
      expect.objectContaining({ rel: 'preload', as: 'fetch', href: `${ofArea}integrity.json` }),
    ]);
    expect(JSON.parse(start)).toMatchObject({ links, now: false });
  });

  it('is a frame that search engines come back for while its area is off the site', async () => {
    await publishPublic('export {}');
    const app = await started();
    await setEnabled(store, 'ordering', false);
    const answer = await app.inject('/ordering');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('3600');
    await setEnabled(store, 'ordering', true);
    expect((await app.inject('/ordering')).statusCode).toBe(200);
  });

  it('is answered 304 to who has it', async () => {
    await publishPublic('export {}');
    const app = await started();
    const { headers } = await app.inject('/ordering');
    const again = await app.inject({
      url: '/ordering',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('is that of the new release with the next request', async () => {
    await publishPublic('export {}');
    const app = await started();
    const before = await app.inject('/ordering');
    await publishPublic('export const changed = true');
    const after = await app.inject('/ordering');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('leaves other areas to a list of all, whose hash it states, as a frame does', async () => {
    await publishPublic('export {}');
    const admin = await builtArea(builds, 'admin');
    await describeArea(admin, { roles: ['admin'] });
    const { version } = await publish(store, admin);
    const app = await started();
    const page = manifestIn((await app.inject('/ordering')).body);
    const { areas, guardedAreas = '', areasIntegrity } = page;
    expect(areas.map(({ id }) => id)).toEqual(['ordering']);
    const list = await app.inject(guardedAreas);
    expect(list.headers['cache-control']).toContain('immutable');
    const hash = createHash('sha256').update(list.rawPayload).digest('base64');
    expect(areasIntegrity).toBe(`sha256-${hash}`);
    expect(parseAreaList(list.json())).toMatchObject([
      { id: 'ordering' },
      { id: 'admin', version },
    ]);
    const frame = manifestIn((await app.inject('/admin')).body);
    expect(frame.areas.map(({ id }) => id)).toEqual(['admin']);
    expect(frame).toMatchObject({ guardedAreas, areasIntegrity });
  });

  it('has one address: a slash at its end leads to it', async () => {
    const answer = await (await started()).inject('/ordering/?from=mail');
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe('/ordering?from=mail');
  });
});

describe('an address whose query says what the page shows', () => {
  it('is the frame around it: nothing of another page, the app at once', async () => {
    await publishLive();
    const answer = await (await started()).inject('/ordering?package=DOM12&etape=2');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('"now":true');
    expect(answer.body).not.toContain('tassis-page');
    const [, map = ''] = /<script type="importmap">(.+?)<\/script>/.exec(answer.body) ?? [];
    const hash = createHash('sha256').update(map).digest('base64');
    expect(answer.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(answer.headers.link).toBe('<http://localhost:0/ordering>; rel="canonical"');
  });

  it('is one for every value, and leaves the rendered page as it is', async () => {
    await publishLive();
    const app = await started();
    const rendered = await app.inject('/ordering');
    const etags = await Promise.all(
      ['?package=A', '?from=mail&package', '?package=B#top'].map(
        async (search) => (await app.inject(`/ordering${search}`)).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(1);
    expect(etags).not.toContain(rendered.headers.etag);
    for (const search of ['', '?etape=2', '?Package=A', '?x=package']) {
      const { headers } = await app.inject(`/ordering${search}`);
      expect([headers.etag, headers.link]).toEqual([rendered.headers.etag, undefined]);
    }
  });

  it('is known to no list of pages, and of no area that does not say so', async () => {
    await publishPublic('export {}');
    const app = await started();
    const { etag } = (await app.inject('/ordering')).headers;
    expect((await app.inject('/ordering?package=A')).headers.etag).toBe(etag);
    await publishLive();
    const { body } = await app.inject('/sitemap.xml');
    expect(body.match(/<loc>/g)).toHaveLength(1);
  });
});

const publishNamed = () =>
  publishPublic('export {}', {
    mounts: ['/ordering', '/guides/*'],
    prerender: ['/ordering', '/guides/creer-une-societe'],
    aliases: { '/guides/creation': '/guides/creer-une-societe' },
    notFound: { '/guides/*': '/guides/introuvable' },
  });

describe('the addresses of pages', () => {
  it.each([
    ['/guides/creation?from=mail', '/guides/creer-une-societe?from=mail'],
    ['/guides/Cr%C3%A9ation/', '/guides/creer-une-societe'],
    ['/Guides/Cr%C3%A9er%20une%20&%20soci%C3%A9t%C3%A9', '/guides/creer-une-societe'],
    ['/ORDERING', '/ordering'],
  ])('%s leads to its page at once', async (url, to) => {
    await publishNamed();
    const { statusCode, headers } = await (await started()).inject(url);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, to, 'no-cache']);
  });

  it.each(['/guides/autre', '/guides/introuvable', '/guides', '/guides/a/b'])(
    '%s is not found, and a page says so',
    async (url) => {
      await publishNamed();
      const answer = await (await started()).inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<h1>/guides/introuvable</h1>');
    },
  );

  it('what is not found is so again to who has the page', async () => {
    await publishNamed();
    const headers = { 'if-none-match': '*' };
    const answer = await (await started()).inject({ url: '/guides/autre', headers });
    expect(answer.statusCode).toBe(404);
  });
});

describe('where a page cannot be rendered', () => {
  it.each([
    ['the bundle fails', 'throw new Error("no")'],
    ['the bundle asks for what it was not given', 'require("left-pad")'],
  ])('because %s, the frame is sent and the app draws it', async (_why, exports) => {
    const folder = await publishPublic('export {}');
    await put(path.join(folder, 'server/index.cjs'), exports); // as a disk that fails might leave it
    const answer = await (await started()).inject('/ordering');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('"now":true');
    expect(answer.body).toMatch(/<link rel="modulepreload"[^>]+integrity="sha256-/);
  });

  it('because the API is down, too', async () => {
    await publishPublic('export {}');
    edge = await anEdge({ releases: store });
    const answer = await edge.inject('/ordering');
    expect(answer.body).toContain('"now":true');
  });
});

it('a page that only some may enter is left out by search engines', async () => {
  const folder = await builtArea(builds, 'staff');
  await describeArea(folder, { mounts: ['/staff/*'], roles: ['admin'] });
  await publish(store, folder);
  const app = await started();
  const told = async (url: string) => (await app.inject(url)).headers['x-robots-tag'];
  expect(await told('/staff/orders')).toBe('noindex');
  expect([await told('/login'), await told('/ordering')]).toEqual([undefined, undefined]);
  expect((await app.inject('/robots.txt')).body).toContain('Disallow: /staff\n');
});

it('a private path gets the frame, its scripts in the head', async () => {
  const answer = await (await started()).inject('/login');
  expect(answer.body).toContain('<h1>/login</h1>');
  expect(answer.body).toMatch(/<head>.*rel="modulepreload".*<\/head>/);
});

it('a public page whose stylesheet cannot be stored has the full ones', async () => {
  await publishPublic('export {}');
  await put(path.join(store, 'mfe/pages'), 'a file where a folder should be');
  const { body } = await (await started()).inject('/ordering');
  expect(body).toContain('<div id="root"><h1>/ordering</h1></div>');
  expect(body.match(/rel="stylesheet"/g)).toHaveLength(3);
});

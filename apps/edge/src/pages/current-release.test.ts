import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseReleaseIntegrity } from '@tassis/platform/release';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { anEdge } from '../testing/edge.ts';
import { setEnabled } from '../releases/enable.ts';
import { publish } from '../releases/publish.ts';
import { readManifest, releaseFolder } from '../releases/store.ts';
import { aReleaseStore, builtArea, describeArea } from '../testing/release-store.ts';

let store: string;
let builds: string;
const started: FastifyInstance[] = [];

beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
});
afterEach(() => Promise.all(started.splice(0).map((edge) => edge.close())));

async function startedEdge(): Promise<FastifyInstance> {
  const edge = await anEdge({ releases: store });
  started.push(edge);
  return edge;
}

const breakManifest = () => writeFile(path.join(store, 'manifest.json'), '{"schema":');

describe('an edge started on a broken manifest', () => {
  it('serves what an earlier edge served', async () => {
    const good = await (await startedEdge()).inject('/login');
    await breakManifest();
    const answer = await (await startedEdge()).inject('/login');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe(good.headers.etag);
  });

  it('asks to come back when nothing good was ever served, and serves once the manifest is mended', async () => {
    const manifest = await readFile(path.join(store, 'manifest.json'), 'utf8');
    await breakManifest();
    const edge = await startedEdge();
    for (const url of ['/login', '/ordering']) {
      const answer = await edge.inject(url);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.body).not.toContain('JSON');
    }
    await rm(path.join(store, 'manifest.json'));
    await writeFile(path.join(store, 'manifest.json'), manifest);
    expect((await edge.inject('/login')).statusCode).toBe(200);
  });
});

it.each(['/ordering/*', '/ordering/sub/*'])(
  'an area that takes the path %s of a disabled one is served there',
  async (mount) => {
    await setEnabled(store, 'ordering', false);
    const edge = await startedEdge();
    expect((await edge.inject('/ordering/sub/page')).statusCode).toBe(503);
    const area = await builtArea(builds, 'agenda');
    await describeArea(area, { mounts: [mount] });
    await publish(store, area);
    const answer = await edge.inject('/ordering/sub/page');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/"\/mfe\/agenda\/[^/]+\/style\.css"/);
  },
);

it('a damaged descriptor of one area leaves the site as it is', async () => {
  const { areas } = await readManifest(store);
  const [{ id, version } = { id: '', version: '' }] = areas;
  await writeFile(path.join(releaseFolder(store, id, version), 'area.json'), '{"id":');
  expect((await (await startedEdge()).inject('/login')).statusCode).toBe(200);
});

it('a shell and an area that state hashes alone, as before the platform API 5, are served', async () => {
  const { shell, areas } = await readManifest(store);
  for (const { id, version } of [{ id: 'shell', version: shell.version }, ...areas]) {
    const file = path.join(releaseFolder(store, id, version), 'integrity.json');
    const { files } = parseReleaseIntegrity(JSON.parse(await readFile(file, 'utf8')));
    await writeFile(file, JSON.stringify(files));
  }
  const answer = await (await startedEdge()).inject('/ordering');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('/main.js');
});

it('the release of the shell says which of its paths are nothing for crawlers', async () => {
  const { shell } = await readManifest(store);
  const said = { platformApi: '2.0.0', mounts: ['/login', '/account'], guarded: ['/account'] };
  const file = path.join(releaseFolder(store, 'shell', shell.version), 'shell.json');
  await writeFile(file, JSON.stringify(said));
  const { body } = await (await startedEdge()).inject('/robots.txt');
  expect(body).toContain('Disallow: /account\n');
});

const Manifest = z.looseObject({ areas: z.array(z.record(z.string(), z.unknown())) });

async function breakEntry(change: (entry: Record<string, unknown>) => unknown): Promise<void> {
  const file = path.join(store, 'manifest.json');
  const manifest = Manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  await writeFile(file, JSON.stringify({ ...manifest, areas: manifest.areas.map(change) }));
}
const fetchPage = async (url: string) => {
  const answer = await (await startedEdge()).inject(url);
  return { status: answer.statusCode, location: answer.headers.location, html: answer.body };
};

describe('an entry that cannot be read', () => {
  it('closes the paths of its area, and no others', async () => {
    await breakEntry((entry) => ({ ...entry, timeoutMs: 'soon' }));
    const edge = await startedEdge();
    const closed = await edge.inject('/ordering/sub/x');
    expect(closed.statusCode).toBe(503);
    expect(closed.body).toContain('"dropped":[{"id":"ordering","mounts":["/ordering"');
    expect((await edge.inject('/login')).statusCode).toBe(200);
    expect((await edge.inject('/nowhere')).headers.location).toBe('/');
  });

  it('and does not even tell its paths closes those it had, also over the next break and a start', async () => {
    await startedEdge().then((edge) => edge.inject('/login'));
    for (const entry of [{ id: 'ordering', mounts: 7 }, { id: 'ordering' }]) {
      await breakEntry(() => entry);
      expect(await fetchPage('/ordering')).toMatchObject({ status: 503 });
    }
  });

  it('of the first page leads nobody in a circle', async () => {
    await breakEntry(() => ({}));
    const { status, location } = await fetchPage('/');
    expect([status, location]).toEqual([200, undefined]);
  });
});

import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { anEdge } from '../testing/edge.ts';
import { readManifest, releaseFolder } from '../releases/store.ts';
import { aReleaseStore } from '../testing/release-store.ts';

let store: string;
const started: FastifyInstance[] = [];

beforeEach(async () => {
  ({ store } = await aReleaseStore());
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

it('a damaged descriptor of one area leaves the site as it is', async () => {
  const { areas } = await readManifest(store);
  const [{ id, version } = { id: '', version: '' }] = areas;
  await writeFile(path.join(releaseFolder(store, id, version), 'area.json'), '{"id":');
  expect((await (await startedEdge()).inject('/login')).statusCode).toBe(200);
});

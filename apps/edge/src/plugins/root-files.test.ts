import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { anEdge } from '../testing/edge.ts';
import { aReleaseStore, put } from '../testing/release-store.ts';
import { readManifest, releaseFolder } from '../releases/store.ts';

let edge: Awaited<ReturnType<typeof anEdge>> | undefined;
afterEach(() => edge?.close());

async function edgeWith(files: Record<string, string>) {
  const { store } = await aReleaseStore();
  const { shell } = await readManifest(store);
  for (const [name, content] of Object.entries(files)) {
    await put(path.join(releaseFolder(store, 'shell', shell.version), name), content);
  }
  edge = await anEdge({ releases: store });
  return edge;
}

it('the icon is that of the live shell', async () => {
  const app = await edgeWith({ 'favicon.ico': 'the icon' });
  const icon = await app.inject('/favicon.ico');
  expect([icon.statusCode, icon.headers['content-type'], icon.body]).toEqual([
    200,
    'image/x-icon',
    'the icon',
  ]);
  expect(icon.headers['cache-control']).toBe('public, max-age=86400');
});

it('a release from before them has none', async () => {
  expect((await (await edgeWith({})).inject('/favicon.ico')).statusCode).toBe(404);
});

import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publish } from '../releases/publish.ts';
import { readManifest, releaseFolder } from '../releases/store.ts';
import { anEdge } from '../testing/edge.ts';
import { plainApi } from '../testing/plain-api.ts';
import { aReleaseStore, builtArea, describeArea, put } from '../testing/release-store.ts';

const shellFiles = path.join(import.meta.dirname, '../../../shell/public');
let store: string;
let edge: Awaited<ReturnType<typeof anEdge>>;

beforeEach(async () => {
  const { builds, ...released } = await aReleaseStore();
  ({ store } = released);
  const area = await builtArea(builds, 'guides');
  await describeArea(area, {
    mounts: ['/guides/*'],
    prerender: ['/guides/capital'],
    notFound: { '/guides/*': '/guides/introuvable' },
  });
  await put(path.join(area, 'dist/server/index.cjs'), 'exports.area = {}');
  await publish(store, area);
  const apiOrigin = await plainApi((_request, response) =>
    response.end('{"success":true,"data":{"version":1}}'),
  );
  edge = await anEdge({ releases: store, apiOrigin });
});
afterEach(() => edge.close());

async function withGround(): Promise<void> {
  const { shell } = await readManifest(store);
  const name = 'social-ground.png';
  await copyFile(
    path.join(shellFiles, name),
    path.join(releaseFolder(store, 'shell', shell.version), name),
  );
}

it('the picture of a page is drawn on the ground of the live shell', async () => {
  await withGround();
  const answer = await edge.inject('/social/guides/capital.png');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(answer.rawPayload.length).toBeLessThan(60_000);
});

it('the home page has one, too', async () => {
  await withGround();
  expect((await edge.inject('/social.png?x')).headers['content-type']).toBe('image/png');
});

it.each(['/social/nowhere.png', '/social/guides/introuvable.png', '/social/guides/capital'])(
  '%s is the picture of no page',
  async (url) => {
    await withGround();
    expect((await edge.inject(url)).statusCode).toBe(404);
  },
);

it('a shell from before pictures has none, which is no failure of the site', async () => {
  expect((await edge.inject('/social/guides/capital.png')).statusCode).toBe(404);
});

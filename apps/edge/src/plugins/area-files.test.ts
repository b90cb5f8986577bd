import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publish } from '../releases/publish.ts';
import { readManifest } from '../releases/store.ts';
import { anEdge } from '../testing/edge.ts';
import { aReleaseStore, builtArea, describeArea, put } from '../testing/release-store.ts';

let edge: Awaited<ReturnType<typeof anEdge>>;

beforeAll(async () => {
  const { store, builds } = await aReleaseStore();
  const area = await builtArea(builds, 'marketing');
  await describeArea(area, { mounts: ['/'] });
  await put(path.join(area, 'dist/videos/film.mp4'), '0123456789');
  await put(path.join(area, 'dist/images/faces/one.svg'), '<svg/>');
  await publish(store, area);
  edge = await anEdge({ releases: store });
});
afterAll(() => edge.close());

describe('a film', () => {
  test('is whole, cached for long, and says that parts of it may be asked for', async () => {
    const { statusCode, headers, body } = await edge.inject('/videos/film.mp4');
    expect([statusCode, body]).toEqual([200, '0123456789']);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=2592000',
    });
  });

  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=6-', '6789', 'bytes 6-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
  ])('answers %s with that part', async (range, part, where) => {
    const { statusCode, headers, body } = await edge.inject({
      url: '/videos/film.mp4',
      headers: { range },
    });
    expect([statusCode, body, headers['content-range']]).toEqual([206, part, where]);
  });

  test('is not sent again to who has it', async () => {
    const { etag } = (await edge.inject('/videos/film.mp4')).headers;
    const headers = { 'if-none-match': etag };
    expect((await edge.inject({ url: '/videos/film.mp4', headers })).statusCode).toBe(304);
  });
});

test('a picture in a folder, compressed for who can read it', async () => {
  const url = '/images/faces/one.svg';
  const answer = await edge.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-encoding': 'br',
  });
});

test.each([
  ['/videos/other.mp4', 404],
  ['/videos/', 404],
  ['/images/faces', 404],
  ['/videos/../area.json', 404],
  ['/videos/..%2farea.json', 400],
  ['/videos/%2e%2e/server/index.cjs', 404],
])('%s is no file: %d', async (url, status) => {
  expect((await edge.inject(url)).statusCode).toBe(status);
});

test('there is none while no area has the home page', async () => {
  const { store } = await aReleaseStore();
  expect((await readManifest(store)).areas.some(({ mounts }) => mounts.includes('/'))).toBe(false);
  const bare = await anEdge({ releases: store });
  expect((await bare.inject('/videos/film.mp4')).statusCode).toBe(404);
  await bare.close();
});

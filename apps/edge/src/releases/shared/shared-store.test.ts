import { readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readPassKey } from '../../previews/preview-pass.ts';
import { anEdge } from '../../testing/edge.ts';
import { emptyFolder } from '../../testing/folders.ts';
import { aReleaseStore, builtArea, put } from '../../testing/release-store.ts';
import {
  aPublisher,
  expectWholeLog,
  killAfter,
  variantsOfAreas,
} from '../../testing/publishers.ts';
import { aSharedPlace } from '../../testing/shared-place.ts';
import { renewPreviewKey } from '../previews.ts';
import { publish } from '../publish.ts';
import { publishNew } from '../publish-new.ts';
import { readLog } from '../release-log.ts';
import { rollBack } from '../rollback.ts';
import { readManifest, releaseFolder } from '../store.ts';
import { digestOf } from './digest.ts';
import { withSharedStore } from './join.ts';
import { nameOf } from './listed.ts';
import { localReleases } from './pull.ts';

const { place, house, door, query } = await aSharedPlace();
const { store: first, builds } = await aReleaseStore();
const second = path.join(await emptyFolder(), 'releases');
const edges: FastifyInstance[] = [];

async function edgeOf(releases: string): Promise<FastifyInstance> {
  const edge = await anEdge({ releases, shared: place });
  edges.push(edge);
  return edge;
}

beforeEach(() => {
  door.open();
  house.doorkeeper.ask = () => Promise.resolve(true);
});

afterEach(async () => {
  await Promise.all(edges.splice(0).map((edge) => edge.close()));
});

const buildOf = (id: string, code: string) =>
  builtArea(path.join(builds, code), id, `export const is = '${code}';`);

/** Publishes an area with some code from the machine with this copy. */
async function publishFrom(store: string, id: string, code: string): Promise<string> {
  const build = await buildOf(id, code);
  let version = '';
  await withSharedStore(store, place, async () => {
    ({ version } = await publish(store, build));
  });
  return version;
}

async function versionIn(store: string, id = 'alpha'): Promise<string | undefined> {
  return (await readManifest(store)).areas.find((area) => area.id === id)?.version;
}

const nameSchema = z.object({ name: z.string() });
/** Of a release of `beta` in the bucket. */
const folderOf = (version: string) => `site/mfe/beta/${version}/`;

const codeOf = async (edge: FastifyInstance, version: string) =>
  (await edge.inject(`/mfe/alpha/${version}/remoteEntry.alpha.js`)).body;

describe('a release store of many machines', () => {
  it('begins with what the first machine has; another one serves it, and publishes nothing of its own over it', async () => {
    const version = await publishFrom(first, 'alpha', 'one');
    await withSharedStore(second, place, async () => {
      const own = [await buildOf('alpha', 'other'), await buildOf('beta', 'other')];
      const { published } = await publishNew(second, own);
      expect(published.map(({ id }) => id)).toEqual(['beta']);
    });
    expect(await versionIn(second)).toBe(version);
    const edge = await edgeOf(second);
    expect((await edge.inject('/login')).statusCode).toBe(200);
    expect(await codeOf(edge, version)).toContain('one');
    expect(await readManifest(first)).not.toEqual(await readManifest(second));
    await edgeOf(first);
    await vi.waitFor(async () => {
      expect(await readManifest(first)).toEqual(await readManifest(second));
    });
    expect(await readLog(first)).toEqual(await readLog(second));
  });

  it('lets a new edge serve after one look, having fetched no file twice', async () => {
    const asked: string[] = [];
    house.doorkeeper.ask = async (method, key) => {
      if (method === 'GET' && key !== '') asked.push(key);
      return true;
    };
    const third = path.join(await emptyFolder(), 'releases');
    const edge = await edgeOf(third);
    expect((await edge.inject('/login')).statusCode).toBe(200);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThan(20);
  });

  it('keeps both changes of two machines that publish at once', async () => {
    const [alpha, beta] = await Promise.all([
      publishFrom(first, 'alpha', 'two'),
      publishFrom(second, 'beta', 'two'),
    ]);
    await withSharedStore(first, place, async () => undefined);
    expect([await versionIn(first), await versionIn(first, 'beta')]).toEqual([alpha, beta]);
    const back = await (async () => {
      let version = '';
      await withSharedStore(second, place, async () => {
        ({ version } = await rollBack(second, 'alpha'));
      });
      return version;
    })();
    expect(back).not.toBe(alpha);
    expect((await readLog(second)).slice(-1)).toMatchObject([{ id: 'alpha', action: 'rollback' }]);
  });

  it('serves what it has while database and bucket are away, refuses to publish, and catches up', async () => {
    const edge = await edgeOf(second);
    const before = await readManifest(second);
    door.shut();
    await expect(publishFrom(first, 'alpha', 'three')).rejects.toThrow(
      'The shared release store does not answer',
    );
    expect((await edge.inject('/login')).statusCode).toBe(200);
    door.open();
    house.doorkeeper.ask = async (method) => method !== 'PUT';
    await expect(publishFrom(first, 'alpha', 'three')).rejects.toThrow('does not answer');
    await withSharedStore(first, place, async () => undefined);
    expect(await readManifest(first)).toEqual(before);
    house.doorkeeper.ask = async () => true;
    const version = await publishFrom(first, 'alpha', 'three');
    await vi.waitFor(async () => expect(await versionIn(second)).toBe(version));
    expect(await codeOf(edge, version)).toContain('three');
  });

  it('refuses a release with one changed byte, and goes on with the one before', async () => {
    const before = await readManifest(second);
    const version = await publishFrom(first, 'alpha', 'four');
    const key = `site/mfe/alpha/${version}/style.css`;
    const whole = house.objects.get(key);
    if (!whole) throw new Error(`${key} is not in the bucket`);
    house.objects.set(key, { ...whole, bytes: Buffer.from('.a{color:rex}') });
    const edge = await edgeOf(second);
    const told = vi.spyOn(edge.log, 'warn');
    await vi.waitFor(() => expect(JSON.stringify(told.mock.calls)).toContain('not followed'));
    expect(await readManifest(second)).toEqual(before);
    expect((await edge.inject(`/mfe/alpha/${version}/style.css`)).statusCode).toBe(404);
    house.objects.set(key, whole);
    await vi.waitFor(async () => expect(await versionIn(second)).toBe(version));
  });

  it('goes on past older releases that are damaged or lost, and does not ask for them at each look', async () => {
    const damaged = await publishFrom(first, 'beta', 'damaged');
    const lost = await publishFrom(first, 'beta', 'lost');
    await publishFrom(first, 'beta', 'live');
    const style = house.objects.get(`${folderOf(damaged)}style.css`);
    if (!style) throw new Error('The bucket has no style.css');
    house.objects.set(`${folderOf(damaged)}style.css`, { ...style, bytes: Buffer.from('.a{}') });
    for (const key of house.objects.keys())
      if (key.startsWith(folderOf(lost))) house.objects.delete(key);
    const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await withSharedStore(path.join(await emptyFolder(), 'releases'), place, async () => undefined);
    const said = errors.mock.calls.join('\n');
    errors.mockRestore();
    expect(said).toContain('The state is the newest');
    expect(said).not.toContain('This is what this machine has');
    let times = 0;
    house.doorkeeper.ask = async (_method, key) => {
      if (key === `${folderOf(damaged)}style.css`) times += 1;
      return true;
    };
    const third = path.join(await emptyFolder(), 'releases');
    const unlisted = releaseFolder(third, 'gamma', '1.0.0-gone');
    await put(path.join(unlisted, 'style.css'), '.a{}');
    await utimes(unlisted, 0, 0);
    const edge = await edgeOf(third);
    const told = vi.spyOn(edge.log, 'warn');
    const all = await query('SELECT jsonb_object_keys(listed) AS name FROM releases.store');
    await vi.waitFor(async () => {
      const here = (await localReleases(third)).map((app) => nameOf(app));
      const failed = [damaged, lost].map((version) => `beta@${version}`);
      expect(all.length).toBeGreaterThan(failed.length);
      expect([...here, ...failed].toSorted()).toEqual(
        all.map((row) => nameSchema.parse(row).name).toSorted(),
      );
    });
    for (const version of [damaged, lost])
      expect(inspect(told.mock.calls, { depth: 5 })).toContain(version);
    const begun = times;
    await pause(5_500);
    expect(times - begun).toBeLessThan(2); // of two looks or three
    expect(told).toHaveBeenCalledTimes(1);
    for (const version of [damaged, lost])
      await query(`UPDATE releases.store SET listed = listed - 'beta@${version}'`);
  });

  it('is as it was when a publisher is killed while it uploads, and the next one goes on at once', async () => {
    await variantsOfAreas(builds);
    const held = Promise.withResolvers<void>();
    house.doorkeeper.ask = (method) => {
      if (method !== 'PUT') return Promise.resolve(true);
      held.resolve();
      return new Promise(() => undefined);
    };
    const publisher = await aPublisher([first, builds, 'alpha', '2'], {
      RELEASE_BUCKET: place.bucket,
      RELEASE_DATABASE_URL: place.databaseUrl,
    });
    publisher.send('go');
    await held.promise;
    const before = await query('SELECT * FROM releases.store');
    await killAfter(publisher, { changes: 0, milliseconds: 0 });
    expect(await query('SELECT * FROM releases.store')).toEqual(before);
    house.doorkeeper.ask = () => Promise.resolve(true);
    const version = await publishFrom(second, 'alpha', 'five');
    await publishFrom(first, 'beta', 'five'); // after the lock that the killed one has left on its disk
    expect(await versionIn(first)).toBe(version);
    await expectWholeLog(first);
  });

  it('gives every machine the new key of previews, and no later release brings the old one back', async () => {
    await withSharedStore(second, place, async () => undefined);
    const old = await readPassKey(second);
    await edgeOf(first);
    await vi.waitFor(async () => expect(await readPassKey(first)).toEqual(old));
    await withSharedStore(second, place, () => renewPreviewKey(second));
    const key = await readPassKey(second);
    expect(key).not.toEqual(old);
    await vi.waitFor(async () => expect(await readPassKey(first)).toEqual(key));
    await publishFrom(first, 'alpha', 'six');
    await withSharedStore(second, place, async () => undefined);
    for (const store of [first, second]) expect(await readPassKey(store)).toEqual(key);
  });

  it('fetches again what is damaged on this disk', async () => {
    const version = (await versionIn(second)) ?? '';
    const folder = releaseFolder(second, 'alpha', version);
    const digest = await digestOf(folder);
    await writeFile(path.join(folder, 'style.css.br'), 'damaged');
    await edgeOf(second);
    await vi.waitFor(async () => expect(await digestOf(folder)).toBe(digest));
    expect(await readFile(path.join(folder, 'style.css.br'), 'latin1')).not.toBe('damaged');
  });
});

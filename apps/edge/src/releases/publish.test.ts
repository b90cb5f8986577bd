import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aReleaseStore, builtArea, describeArea, put } from '../testing/release-store.ts';
import { publish } from './publish.ts';
import { readDescriptor } from './descriptor.ts';
import { draftsFolder } from './drafts.ts';
import { manifestPath, readManifest, releaseFolder } from './store.ts';

const findEntry = async (store: string, id: string) =>
  (await readManifest(store)).areas.find((area) => area.id === id);

/** The hash of what a release says of its scripts. */
const computeIntegrity = async (store: string, version: string) => {
  const file = path.join(releaseFolder(store, 'alpha', version), 'integrity.json');
  return `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`;
};

const ids = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta'];

describe('publishing an area', () => {
  it('changes only its own entry', async () => {
    const { store, builds } = await aReleaseStore();
    const before = await readManifest(store);
    await publish(store, await builtArea(builds, 'alpha'));
    const after = await readManifest(store);
    expect(after.areas.filter((area) => area.id !== 'alpha')).toEqual(before.areas);
    expect(after.shell).toEqual(before.shell);
  });

  it('leaves the text of a hundred other entries as it is', async () => {
    const { store, builds } = await aReleaseStore();
    const { areas, ...manifest } = await readManifest(store);
    const others = Array.from({ length: 100 }, (_, index) => ({
      ...areas[0],
      id: `team-${index}`,
      mounts: [`/team-${index}/*`],
      enabled: index % 2 === 0,
    }));
    await put(manifestPath(store), JSON.stringify({ ...manifest, areas: [...areas, ...others] }));
    const linesWithout = async () =>
      (await readFile(manifestPath(store), 'utf8'))
        .split(/(?=\{\s*"id")/)
        .filter((entry) => !entry.includes('"id": "ordering"'))
        .map((entry) => entry.replace(/^.*"release": .*$/m, ''));
    await publish(store, await builtArea(builds, 'ordering', 'one'));
    const before = await linesWithout();
    await publish(store, await builtArea(builds, 'ordering', 'two'));
    expect(before).toHaveLength(101);
    expect(await linesWithout()).toEqual(before);
  });

  it('gives equal builds equal versions and different builds different ones', async () => {
    const { store, builds } = await aReleaseStore();
    const first = await publish(store, await builtArea(builds, 'alpha', 'one'));
    const again = await publish(store, await builtArea(builds, 'alpha', 'one'));
    const other = await publish(store, await builtArea(builds, 'alpha', 'two'));
    expect(again).toEqual(first);
    expect(other.version).not.toBe(first.version);
    expect(await readdir(path.join(store, 'mfe', 'alpha'))).toHaveLength(2);
  });

  it('names the version that stood before as its fallback, if it is another', async () => {
    const { store, builds } = await aReleaseStore();
    const first = await publish(store, await builtArea(builds, 'alpha', 'one'));
    await publish(store, await builtArea(builds, 'alpha', 'one'));
    expect(await findEntry(store, 'alpha')).not.toHaveProperty('fallback');
    await publish(store, await builtArea(builds, 'alpha', 'two'));
    await publish(store, await builtArea(builds, 'alpha', 'two'));
    expect(await findEntry(store, 'alpha')).toMatchObject({
      fallback: first.version,
      fallbackIntegrity: await computeIntegrity(store, first.version),
    });
  });

  it('names no fallback that could not run on this platform any more', async () => {
    const { store, builds } = await aReleaseStore();
    const { version } = await publish(store, await builtArea(builds, 'alpha', 'one'));
    const file = path.join(releaseFolder(store, 'alpha', version), 'area.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('^2.0.0', '^1.0.0'));
    await publish(store, await builtArea(builds, 'alpha', 'two'));
    expect(await findEntry(store, 'alpha')).not.toHaveProperty('fallback');
  });

  it('states the hash of its integrity.json, which states those of its scripts', async () => {
    const { store, builds } = await aReleaseStore();
    const { version } = await publish(store, await builtArea(builds, 'alpha', 'const a = 1;'));
    const integrity = await computeIntegrity(store, version);
    expect(await findEntry(store, 'alpha')).toMatchObject({ integrity });
  });

  it('contains its descriptor: another area.json is another version', async () => {
    const { store, builds } = await aReleaseStore();
    const first = await publish(store, await builtArea(builds, 'alpha'));
    const area = await builtArea(builds, 'alpha');
    await describeArea(area, { mounts: ['/elsewhere'] });
    const second = await publish(store, area);
    expect(second.version).not.toBe(first.version);
    const descriptor = await readDescriptor(releaseFolder(store, 'alpha', first.version));
    expect(descriptor.mounts).toEqual(['/alpha', '/alpha/sub/*']);
  });

  const Manifest = z.looseObject({ areas: z.array(z.unknown()) });

  it('does not change entries that it cannot read', async () => {
    const { store, builds } = await aReleaseStore();
    const manifest = Manifest.parse(JSON.parse(await readFile(manifestPath(store), 'utf8')));
    const foreign = { id: 'later', anything: true };
    await writeFile(
      manifestPath(store),
      JSON.stringify({ ...manifest, extra: 1, areas: [foreign, ...manifest.areas] }),
    );
    await publish(store, await builtArea(builds, 'alpha'));
    const after: unknown = JSON.parse(await readFile(manifestPath(store), 'utf8'));
    expect(after).toMatchObject({ extra: 1, areas: [foreign, {}, { id: 'alpha' }] });
  });

  it('leaves nothing of its work behind', async () => {
    const { store, builds } = await aReleaseStore();
    await publish(store, await builtArea(builds, 'alpha'));
    expect(await readdir(draftsFolder(store))).toEqual([]);
    expect((await readdir(store)).toSorted()).toEqual([
      'drafts',
      'manifest.json',
      'mfe',
      'provenance',
      'release-log.jsonl',
    ]);
  });

  it('puts a compressed copy beside each text file', async () => {
    const { store, builds } = await aReleaseStore();
    const { version } = await publish(store, await builtArea(builds, 'alpha', 'const a = 1;'));
    const file = path.join(releaseFolder(store, 'alpha', version), 'remoteEntry.alpha.js.br');
    expect(brotliDecompressSync(await readFile(file)).toString()).toBe('const a = 1;');
  });

  it('refuses an area.json that breaks the contract, and leaves the manifest alone', async () => {
    const { store, builds } = await aReleaseStore();
    const before = await readManifest(store);
    const area = await builtArea(builds, 'alpha');
    await put(path.join(area, 'area.json'), '{"id":"alpha","mounts":["no-slash"]}');
    await expect(publish(store, area)).rejects.toThrow(/mounts/);
    expect(await readManifest(store)).toEqual(before);
  });

  it('refuses an app that is not built, and a store whose manifest it cannot read', async () => {
    const { store, builds } = await aReleaseStore();
    const area = await builtArea(builds, 'alpha');
    await writeFile(manifestPath(store), '{"schema":');
    await expect(publish(store, area)).rejects.toThrow(/manifest.json cannot be read/);
    expect(await readFile(manifestPath(store), 'utf8')).toBe('{"schema":');
    await rm(path.join(area, 'dist'), { recursive: true });
    await expect(publish(store, area)).rejects.toThrow('There is no build of alpha.');
  });

  it('by many at once loses nobody’s entry', async () => {
    const { store, builds } = await aReleaseStore();
    const areas = await Promise.all(ids.map((id) => builtArea(builds, id)));
    await Promise.all(areas.map((area) => publish(store, area)));
    const { areas: released } = await readManifest(store);
    expect(released.map(({ id }) => id).toSorted()).toEqual([...ids, 'ordering'].toSorted());
  });
});

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aReleaseStore, builtArea, put } from '../testing/release-store.ts';
import { publishArea } from './publish.ts';
import { readManifest, releaseFolder, updateManifest } from './store.ts';

const ids = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta'];

describe('publishing an area', () => {
  it('changes only its own entry', async () => {
    const { store, builds } = await aReleaseStore();
    const before = await readManifest(store);
    await publishArea(store, await builtArea(builds, 'alpha'));
    const after = await readManifest(store);
    expect(after.areas.filter((area) => area.id !== 'alpha')).toEqual(before.areas);
    expect(after.shell).toEqual(before.shell);
  });

  it('gives equal builds equal versions and different builds different ones', async () => {
    const { store, builds } = await aReleaseStore();
    const first = await publishArea(store, await builtArea(builds, 'alpha', 'one'));
    const again = await publishArea(store, await builtArea(builds, 'alpha', 'one'));
    const other = await publishArea(store, await builtArea(builds, 'alpha', 'two'));
    expect(again).toEqual(first);
    expect(other.version).not.toBe(first.version);
    expect(await readdir(path.join(store, 'mfe', 'alpha'))).toHaveLength(2);
  });

  it('names the version that stood before as its fallback, if it is another and can still run', async () => {
    const { store, builds } = await aReleaseStore();
    const released = async () =>
      (await readManifest(store)).areas.find((area) => area.id === 'alpha');
    const first = await publishArea(store, await builtArea(builds, 'alpha', 'one'));
    await publishArea(store, await builtArea(builds, 'alpha', 'one'));
    expect(await released()).not.toHaveProperty('fallback');
    await publishArea(store, await builtArea(builds, 'alpha', 'two'));
    await publishArea(store, await builtArea(builds, 'alpha', 'two'));
    expect(await released()).toMatchObject({ fallback: first.version });
    await updateManifest(store, (manifest) => ({
      ...manifest,
      areas: manifest.areas.map((area) => ({ ...area, requires: { platformApi: '^0.1.0' } })),
    }));
    await publishArea(store, await builtArea(builds, 'alpha', 'three'));
    expect(await released()).not.toHaveProperty('fallback');
  });

  it('puts a compressed copy beside each text file', async () => {
    const { store, builds } = await aReleaseStore();
    const { version } = await publishArea(store, await builtArea(builds, 'alpha', 'const a = 1;'));
    const file = path.join(releaseFolder(store, 'alpha', version), 'remoteEntry.alpha.js.br');
    expect(brotliDecompressSync(await readFile(file)).toString()).toBe('const a = 1;');
  });

  it('refuses an area.json that breaks the contract, and leaves the manifest alone', async () => {
    const { store, builds } = await aReleaseStore();
    const before = await readManifest(store);
    const area = await builtArea(builds, 'alpha');
    await put(path.join(area, 'area.json'), '{"id":"alpha","mounts":["no-slash"]}');
    await expect(publishArea(store, area)).rejects.toThrow(/mounts/);
    expect(await readManifest(store)).toEqual(before);
  });

  it('by many at once loses nobody’s entry', async () => {
    const { store, builds } = await aReleaseStore();
    const areas = await Promise.all(ids.map((id) => builtArea(builds, id)));
    await Promise.all(areas.map((area) => publishArea(store, area)));
    const { areas: released } = await readManifest(store);
    expect(released.map(({ id }) => id).toSorted()).toEqual([...ids, 'ordering'].toSorted());
  });
});

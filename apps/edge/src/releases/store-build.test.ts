import { appendFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReleaseStore, builtArea, put } from '../testing/release-store.ts';
import { compressedCopies } from './checks/compressed-copies.ts';
import { readDescriptor } from './descriptor.ts';
import { draftsFolder } from './drafts.ts';
import { publish } from './publish.ts';
import { rollBack } from './rollback.ts';
import { manifestPath, releaseFolder } from './store.ts';

let store: string;
let area: string;
let version: string;
let folder: string;

/** A release of `alpha` with a bundle for the edge. */
beforeEach(async () => {
  const { builds, ...rest } = await aReleaseStore();
  store = rest.store;
  area = await builtArea(builds, 'alpha', 'const is = 1');
  await put(path.join(area, 'dist/server/index.cjs'), 'module.exports = {}');
  ({ version } = await publish(store, area));
  folder = releaseFolder(store, 'alpha', version);
});

const other = brotliCompressSync('const is = 2');

describe('a stored folder that was damaged', () => {
  it.each<[string, (file: string) => Promise<void>]>([
    ['remoteEntry.alpha.js', (file) => appendFile(file, ' ')],
    ['remoteEntry.alpha.js.br', (file) => writeFile(file, other)],
    ['style.css.br', (file) => rm(file)],
    ['area.json', (file) => rm(file)],
    ['server/index.cjs', (file) => writeFile(file, '')],
    ['chunk.js', (file) => writeFile(file, '')],
  ])('is replaced by the next release of the same build: %s', async (file, harm) => {
    const before = await readFile(manifestPath(store), 'utf8');
    const names = (await readdir(folder, { recursive: true })).toSorted();
    await harm(path.join(folder, file));
    expect(await publish(store, area)).toEqual({ id: 'alpha', version });
    expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(names);
    expect(await readFile(path.join(folder, 'remoteEntry.alpha.js'), 'utf8')).toBe('const is = 1');
    expect(await readFile(path.join(folder, 'server/index.cjs'), 'utf8')).not.toBe('');
    await compressedCopies(folder, await readDescriptor(folder));
    expect(await readFile(manifestPath(store), 'utf8')).toBe(before);
    expect(await readdir(draftsFolder(store))).toEqual([]);
  });

  it.each<[string, (file: string) => Promise<void>]>([
    ['holds something else', (file) => writeFile(file, other)],
    ['is cut short', async (file) => writeFile(file, (await readFile(file)).subarray(0, 4))],
    ['is missing', (file) => rm(file)],
  ])('is not put back when a compressed copy %s', async (_what, harm) => {
    await writeFile(path.join(area, 'package.json'), '{"version":"1.2.4"}');
    await publish(store, area);
    await harm(path.join(folder, 'remoteEntry.alpha.js.br'));
    await expect(rollBack(store, 'alpha')).rejects.toThrow(
      'This release of alpha has no remoteEntry.alpha.js.br that holds the same',
    );
  });
});

it('a stored folder that is intact is left alone', async () => {
  const file = path.join(folder, 'remoteEntry.alpha.js');
  const { ino } = await stat(file);
  await publish(store, area);
  expect((await stat(file)).ino).toBe(ino);
});

it('what another build has left in the folder does not come along', async () => {
  await put(path.join(area, 'dist/wizard-Bxd8MjTO.js'), 'const of = "before"');
  await put(path.join(area, 'dist/wizard.css'), 'p{color:red}');
  await put(path.join(area, 'dist/server/maps/wizard-Bxd8MjTO.js.map'), '{}');
  await rm(folder, { recursive: true });
  expect(await publish(store, area)).toEqual({ id: 'alpha', version });
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => file.includes('wizard'))).toEqual([]);
});

it('the source maps of a build lie in its folder, not compressed, and change no version', async () => {
  const map = 'server/maps/remoteEntry.alpha.js.map';
  await put(path.join(area, 'dist', map), '{"version":3}');
  expect(await publish(store, area)).toEqual({ id: 'alpha', version });
  await rm(folder, { recursive: true });
  expect(await publish(store, area)).toEqual({ id: 'alpha', version });
  const maps = (await readdir(folder, { recursive: true })).filter((file) => /\.map/.test(file));
  expect(maps).toEqual([map]);
});

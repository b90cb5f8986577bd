import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SystemAddresses } from './addresses.ts';
import { restateFile } from './integrity-file.ts';
import { SkewedReleases } from './skewed-releases.ts';

const apps = path.resolve(import.meta.dirname, '../../apps');

/** What the area says, and what it says instead. */
type Words = readonly [from: string, to: string];

/** Puts into a folder the current build of an area with one text changed, in the browser and on the server. Nothing is built. */
export async function layOutChangedBuild(
  build: string,
  area: string,
  [from, to]: Words,
): Promise<void> {
  for (const part of ['dist', 'package.json', 'area.json'])
    await cp(path.join(apps, area, part), path.join(build, part), { recursive: true });
  const dist = path.join(build, 'dist');
  for (const name of await readdir(dist, { recursive: true })) {
    if (!/\.c?js$/.test(name)) continue;
    const file = path.join(dist, name);
    const text = await readFile(file, 'utf8');
    if (!text.includes(from)) continue;
    await writeFile(file, text.replaceAll(from, to));
    if (!name.startsWith('server')) restateFile(dist, name);
  }
}

/**
 * Puts a release of an area that nobody gets into the store of a running system: the current build with one text changed, in
 * the browser and on the server. Nothing is built. Returns its version.
 */
export async function layOutChangedRelease(
  system: SystemAddresses,
  area: string,
  words: Words,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tassis-changed-'));
  try {
    const build = path.join(folder, area);
    await layOutChangedBuild(build, area, words);
    const shell = { name: 'current', folder: path.join(apps, 'shell') };
    const { areas } = await new SkewedReleases(system).publish([
      shell,
      { name: 'changed', folder: build },
    ]);
    const version = areas.find(({ id }) => id === area)?.version;
    if (version === undefined) throw new Error(`${area} was not published`);
    return version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

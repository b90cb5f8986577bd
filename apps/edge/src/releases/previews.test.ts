import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyFolder } from '../testing/folders.ts';
import { aReleaseStore, builtArea, put } from '../testing/release-store.ts';
import {
  dropPreviews,
  listPreviews,
  putUpPreview,
  renewPreviewKey,
  sweepPreviews,
} from './previews.ts';
import { publish } from './publish.ts';
import { storeBuild } from './store-build.ts';
import { manifestPath, releaseFolder } from './store.ts';
import { storedVersions } from './stored-release.ts';

let store: string;
let builds: string;
let live: string;

beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  live = (await publish(store, await build('live'))).version;
});

const build = (code: string) => builtArea(path.join(builds, code), 'alpha', code);
const putUp = async (code: string, name: string) =>
  (await putUpPreview(store, await build(code), { name, days: 7 })).version;
const versions = async () => new Set(await storedVersions(store, 'alpha'));

/** As time does. */
async function expire(name: string): Promise<void> {
  const file = path.join(store, 'previews.json');
  const text = await readFile(file, 'utf8');
  const entry = new RegExp(`("name": "${name}",\\s+"version": "[^"]+",\\s+"expires": )"[^"]+"`);
  await writeFile(file, text.replace(entry, '$1"2020-01-01T00:00:00Z"'));
}

/** Makes folders look as if nobody had worked on them for hours. */
async function age(...aged: string[]): Promise<void> {
  for (const version of aged) await utimes(releaseFolder(store, 'alpha', version), 0, 0);
}

describe('a preview', () => {
  it('lies in the store under its name, and changes nothing of the site', async () => {
    const before = await readFile(manifestPath(store), 'utf8');
    const version = await putUp('next', 'my-branch');
    expect(await listPreviews(store)).toMatchObject([{ id: 'alpha', name: 'my-branch', version }]);
    expect(await readFile(manifestPath(store), 'utf8')).toBe(before);
    expect(await versions()).toEqual(new Set([live, version]));
  });

  it('takes the place of the one with its name, beside others', async () => {
    await putUp('next', 'my-branch');
    const other = await putUp('other', 'other');
    const again = await putUp('again', 'my-branch');
    expect((await listPreviews(store)).map((each) => each.version)).toEqual([other, again]);
  });

  it('that has expired goes with the next release, folder and all', async () => {
    const version = await putUp('next', 'my-branch');
    await expire('my-branch');
    expect(await listPreviews(store)).toEqual([]);
    await age(version);
    await publish(store, await build('released'));
    expect(await versions()).not.toContain(version);
    expect(await readFile(path.join(store, 'previews.json'), 'utf8')).toBe('[]\n');
    expect(await readdir(path.join(store, 'drafts'))).toEqual([]);
  });

  it('leaves its folder to what else is made of it: a release, another preview', async () => {
    const released = await putUp('next', 'one');
    const kept = await putUp('other', 'two');
    await putUp('other', 'three');
    await publish(store, await build('next'));
    await publish(store, await build('after'));
    await expire('one');
    await expire('two');
    await age(released, kept);
    await sweepPreviews(store);
    expect(await versions()).toContain(released);
    expect(await versions()).toContain(kept);
    expect((await listPreviews(store)).map(({ name }) => name)).toEqual(['three']);
  });

  it('is dropped at once, and its folder goes when nobody works on it', async () => {
    const version = await putUp('next', 'my-branch');
    await putUp('other', 'other');
    await dropPreviews(store, 'my-branch');
    expect((await listPreviews(store)).map(({ name }) => name)).toEqual(['other']);
    await sweepPreviews(store);
    expect(await versions()).toContain(version);
    await age(version);
    await storeBuild(store, await build('next'));
    await sweepPreviews(store);
    expect(await versions()).toContain(version);
    await age(version);
    await sweepPreviews(store);
    expect(await versions()).not.toContain(version);
  });
});

describe('a preview is refused', () => {
  it.each(['', '1', '1.2.3-0a1b2c3d', 'My Branch', '../x', 'a@b'])(
    'under the name “%s”',
    async (name) => {
      await expect(putUp('next', name)).rejects.toThrow('is no name for a preview');
    },
  );

  it.each([0, 91, 1.5, Number.NaN])('for %d days', async (days) => {
    const refused = putUpPreview(store, await build('next'), { name: 'x', days });
    await expect(refused).rejects.toThrow('lasts 1 to 90 days');
  });

  it('of the shell, of a build that no release would be made of, under a name that is not there', async () => {
    const shell = putUpPreview(store, path.join(builds, 'shell'), { name: 'x', days: 1 });
    await expect(shell).rejects.toThrow('The shell has no preview');
    const broken = await build('broken');
    await put(path.join(broken, 'dist/remoteEntry.alpha.js'), 'changed');
    await expect(putUpPreview(store, broken, { name: 'x', days: 1 })).rejects.toThrow(
      'integrity.json',
    );
    await expect(dropPreviews(store, 'nope')).rejects.toThrow('There is no preview nope');
  });

  it('has no key in a store in which nothing is released', async () => {
    const empty = await emptyFolder();
    await expect(renewPreviewKey(empty)).rejects.toThrow('Nothing is released here yet');
    expect(await readdir(empty)).not.toContain('preview.key');
  });
});

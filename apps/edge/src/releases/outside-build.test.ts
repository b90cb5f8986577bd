import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createWriteStream } from 'node:fs';
import { createGzip } from 'node:zlib';
import { packTar, type TarSource } from 'modern-tar/fs';
import { packTar as packEntries } from 'modern-tar';
import type { AreaDescriptor } from '@tassis/platform/release';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReleaseStore, builtArea, describeArea, put } from '../testing/release-store.ts';
import { assertOutside, withOutsideBuilds } from './outside-build.ts';
import { publish, publishAll } from './publish.ts';
import { publishNew } from './publish-new.ts';
import { readLog } from './release-log.ts';
import { rollBack } from './rollback.ts';
import { setEnabled } from './enable.ts';
import { storedVersions } from './stored-release.ts';
import { readManifest } from './store.ts';

let store: string;
let builds: string;
let area: string;

/** `agenda`, as another repository has built it. */
beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  area = await anArea('agenda', '@other/agenda');
});

async function anArea(id: string, name: string, code?: string): Promise<string> {
  const folder = await builtArea(builds, id, code);
  await put(path.join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  return folder;
}

/** Packs a folder as `pnpm pack` does. */
async function packed(folder: string, more: TarSource[] = []): Promise<string> {
  const file = path.join(builds, 'packed.tgz');
  const sources: TarSource[] = [{ type: 'directory', source: folder, target: 'package' }, ...more];
  await pipeline(packTar(sources), createGzip(), createWriteStream(file));
  return file;
}

/** Releases what other repositories have built, as `pnpm release --from` does. */
const releaseFrom = (...sources: string[]) =>
  withOutsideBuilds(store, sources, async (folders) => {
    for (const folder of folders) await assertOutside(store, folder, ['ordering']);
    return publishAll(store, folders);
  });

const entry = async (id = 'agenda') =>
  (await readManifest(store)).areas.find((each) => each.id === id);

describe('an area of another repository', () => {
  it('is the same release of its folder and of its package', async () => {
    const [ofFolder] = await releaseFrom(area);
    const [ofPackage] = await releaseFrom(await packed(area));
    expect(ofPackage).toEqual(ofFolder);
    expect(ofFolder?.version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
    expect(await entry()).toMatchObject({ version: ofFolder?.version, enabled: true });
    expect((await readLog(store)).at(-1)).toMatchObject({ id: 'agenda', package: '@other/agenda' });
  });

  it('is rolled back, disabled and enabled as every other, and left alone by a start', async () => {
    const [first] = await releaseFrom(area);
    await releaseFrom(await anArea('agenda', '@other/agenda', 'export const second = 2'));
    expect(await rollBack(store, 'agenda')).toEqual({ ...first, skipped: [] });
    await setEnabled(store, 'agenda', false);
    await publishNew(store, [path.join(builds, 'ordering'), path.join(builds, 'shell')]);
    expect(await entry()).toMatchObject({ version: first?.version, enabled: false });
    await setEnabled(store, 'agenda', true);
    expect(await entry()).toMatchObject({ version: first?.version, enabled: true });
  });

  it('goes live together with others', async () => {
    const other = await anArea('library', '@other/library');
    const released = await releaseFrom(await packed(area), other);
    expect(released.map(({ id }) => id)).toEqual(['agenda', 'library']);
  });
});

describe('from another repository is refused', () => {
  it.each<[string, () => Promise<string>, RegExp]>([
    ['what is not there', async () => path.join(builds, 'gone.tgz'), /^There is no .*gone\.tgz\.$/],
    ['the shell', async () => path.join(builds, 'shell'), /^The shell comes from this repository/],
    [
      'an app of this one',
      () => anArea('ordering', '@other/ordering'),
      /^ordering is an app of this repository\.$/,
    ],
    [
      'a package without a name',
      async () => {
        await put(path.join(area, 'package.json'), '{"version":"1.0.0"}');
        return area;
      },
      /says no name/,
    ],
    [
      'a package whose version leads elsewhere',
      async () => {
        await put(path.join(area, 'package.json'), '{"name":"x","version":"../../1.0.0"}');
        return area;
      },
      /no package\.json with a version/,
    ],
    [
      'a folder that is not built',
      async () => {
        const folder = path.join(builds, 'agenda-sources');
        await put(path.join(folder, 'package.json'), '{"name":"agenda","version":"1.0.0"}');
        return folder;
      },
      /^There is no area\.json in /,
    ],
    [
      'what is no package',
      async () => {
        const file = path.join(builds, 'none.tgz');
        await writeFile(file, 'none');
        return file;
      },
      /none\.tgz cannot be unpacked\.$/,
    ],
  ])('%s', async (_what, source, sentence) => {
    const before = await readManifest(store);
    await expect(releaseFrom(await source())).rejects.toThrow(sentence);
    expect(await readManifest(store)).toEqual(before);
    expect(await storedVersions(store, 'agenda')).toEqual([]);
  });

  it.each([
    { name: 'package/../../evil', size: 4 },
    { name: '/tmp/evil', size: 4 },
    { name: 'package/dist/link.js', type: 'symlink' as const, linkname: '/etc/passwd', size: 0 },
  ])('a package that holds $name', async (header) => {
    const file = path.join(builds, 'evil.tgz');
    const entries = [{ header, ...(header.size > 0 && { body: 'evil' }) }];
    await writeFile(file, gzipSync(await packEntries(entries)));
    await expect(releaseFrom(file)).rejects.toThrow(
      `holds ${header.name}, which is a link or lies outside of it.`,
    );
  });

  it('a package that says it holds more than a package may, before any of that is written', async () => {
    const file = path.join(builds, 'large.tgz');
    const most = 256 * 1024 * 1024;
    await writeFile(file, gzipSync(headerOf('package/dist/film.mp4', most + 1)));
    await expect(releaseFrom(file)).rejects.toThrow(/large\.tgz holds more than 256 MB/);
  });
});

/** What stands before a file in a package: its name and its size. */
function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(size.toString(8).padStart(11, '0'), 124);
  header.write('        0', 148); // eight blanks in the place of the sum, and the kind: a file
  header.write('ustar', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0`, 148);
  return header;
}

const second = () => anArea('agenda', '@another/agenda', 'export const other = 2');

describe('two teams with one', () => {
  it('id: the second is refused while the first is on the site', async () => {
    await releaseFrom(area);
    const message = 'agenda is released of the package @other/agenda, and this one is of @another/';
    await expect(releaseFrom(await second())).rejects.toThrow(message);
    await setEnabled(store, 'agenda', false);
    await releaseFrom(await second());
    expect((await readLog(store)).at(-1)).toMatchObject({ package: '@another/agenda' });
  });

  it('id: the one that was on the site before this repository had it goes on', async () => {
    const outside = await anArea('library', '@other/library');
    await releaseFrom(outside);
    await withOutsideBuilds(store, [outside], ([folder = '']) =>
      assertOutside(store, folder, ['library']),
    );
    await expect(publish(store, await anArea('library', '@tassis/library'))).rejects.toThrow(
      'library is released of the package @other/library',
    );
  });

  it('id: what the first had released does not come back in the place of the second', async () => {
    const [ofFirst] = await releaseFrom(area);
    await setEnabled(store, 'agenda', false);
    const [ofSecond] = await releaseFrom(await second());
    await setEnabled(store, 'agenda', true);
    const live = await readManifest(store);
    for (const version of [undefined, ofFirst?.version]) {
      await expect(rollBack(store, 'agenda', version)).rejects.toThrow(
        `agenda ${ofFirst?.version} is of the package @other/agenda, and the area is now released of @another/agenda.`,
      );
    }
    expect(await readManifest(store)).toEqual(live);
    await releaseFrom(await anArea('agenda', '@another/agenda', 'export const third = 3'));
    expect(await rollBack(store, 'agenda')).toEqual({ ...ofSecond, skipped: [] });
  });

  it.each([
    ['/ordering'],
    ['/ordering/*'],
    ['/ordering/sub/page'],
    ['/login'],
    ['/login/*'],
    ['/api/agenda'],
  ])('path are refused: %s', async (mount) => {
    await describeArea(area, { mounts: ['/agenda', mount] });
    await expect(releaseFrom(area)).rejects.toThrow(`agenda has the path ${mount}, which belongs`);
  });

  it.each([['/ordering-of-others'], ['/ordering/other/*']])('path are not: %s', async (mount) => {
    await describeArea(area, { mounts: [mount] });
    await releaseFrom(area);
    expect(await entry()).toMatchObject({ mounts: [mount] });
  });

  it('path are refused when both come at once', async () => {
    const other = await anArea('library', '@other/library');
    await describeArea(other, { mounts: ['/agenda/sub/library'] });
    await expect(releaseFrom(area, other)).rejects.toThrow('which belongs to library');
  });

  it('letter for their classes are refused', async () => {
    await describeArea(area, { classLetter: 'm' });
    await releaseFrom(area);
    const other = await anArea('library', '@other/library');
    await describeArea(other, { classLetter: 'm' });
    await expect(releaseFrom(other)).rejects.toThrow(
      'library has the classLetter m, which is that of agenda.',
    );
  });

  it('letter that come at the same moment: one goes live', async () => {
    const other = await anArea('library', '@other/library');
    for (const folder of [area, other]) await describeArea(folder, { classLetter: 'm' });
    const ends = await Promise.allSettled([releaseFrom(area), releaseFrom(other)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await readManifest(store)).areas).toHaveLength(2);
  });

  it.each<[string, Partial<AreaDescriptor>, string]>([
    ['path', { mounts: ['/agenda/sub'] }, 'agenda has the path /agenda/sub/*'],
    ['letter', { mounts: ['/library'], classLetter: 'm' }, 'agenda has the classLetter m'],
  ])('%s: one that is off the site leaves it free', async (_what, changes, sentence) => {
    await describeArea(area, { classLetter: 'm' });
    await releaseFrom(area);
    await setEnabled(store, 'agenda', false);
    const other = await anArea('library', '@other/library');
    await describeArea(other, changes);
    await releaseFrom(other);
    await expect(setEnabled(store, 'agenda', true)).rejects.toThrow(sentence);
    expect(await entry()).toMatchObject({ enabled: false });
    await setEnabled(store, 'library', false);
    await setEnabled(store, 'agenda', true);
    expect(await entry()).toMatchObject({ enabled: true });
  });
});

it('what a container shares must be stated', async () => {
  const container = { shared: [{ name: 'react' }, { name: 'lodash' }] };
  await put(path.join(area, 'dist/mf-manifest.json'), JSON.stringify(container));
  await expect(releaseFrom(area)).rejects.toThrow('shares react, which its integrity.json');
});

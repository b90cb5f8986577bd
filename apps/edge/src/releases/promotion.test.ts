import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startBucketHouse } from '@tassis/settings/bucket-house';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aReleaseStore, builtArea, put } from '../testing/release-store.ts';
import { filesIn } from './files.ts';
import { parseProvenances, readProvenance } from './provenance.ts';
import { publishAll } from './publish.ts';
import { pushRelease } from './push-release.ts';
import { readLog } from './release-log.ts';
import { findPlaced } from './release-place.ts';
import { readManifest, releaseFolder } from './store.ts';
import type { AppVersion } from './store-build.ts';

const house = await startBucketHouse();
const said = { commit: 'c0ffee00', branch: 'main', author: 'Salma', run: 'https://ci.example/7' };
let source: string;
let target: string;
let release: AppVersion;

/** Two stores; the first has released `alpha`. */
beforeEach(async () => {
  vi.stubEnv('S3_ENDPOINT', house.endpoint);
  vi.stubEnv('S3_ACCESS_KEY_ID', 'the-key');
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'the-secret');
  house.objects.clear();
  const first = await aReleaseStore();
  source = first.store;
  target = (await aReleaseStore()).store;
  const area = await builtArea(first.builds, 'alpha', 'export const a = 1;');
  await put(path.join(area, 'package.json'), '{"name":"@tassis/alpha","version":"1.2.3"}');
  await put(path.join(area, 'dist/server/maps/remoteEntry.alpha.js.map'), '{"version":3}');
  const provenance = parseProvenances(JSON.stringify({ [area]: said }));
  [release = { id: '', version: '' }] = await publishAll(source, [area], { provenance });
});

async function promote(address: string): Promise<AppVersion[]> {
  const placed = await findPlaced(address);
  if (!placed) throw new Error(`${address} names no release`);
  return publishAll(target, [], { placed: [placed] });
}

async function contents(store: string): Promise<Record<string, string>> {
  const folder = releaseFolder(store, release.id, release.version);
  const files = await filesIn(folder);
  const read = files.map(
    async (file) => [file, await readFile(path.join(folder, file), 'base64')] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

/** The ways in which another store is named. */
const addresses = {
  'a data directory': () => `${path.dirname(source)}#alpha@${release.version}`,
  'a folder of releases': () => `${source}#alpha@${release.version}`,
  'the folder of the release': () => releaseFolder(source, 'alpha', release.version),
  'a bucket': () => `s3://releases/site#alpha@${release.version}`,
  'the folder in a bucket': () => `s3://releases/site/mfe/alpha/${release.version}`,
};

describe.each(Object.entries(addresses))('promoted from %s', (_name, getAddress) => {
  beforeEach(async () => {
    await pushRelease(source, [`alpha@${release.version}`, 's3://releases/site']);
  });

  it('a release is the very same folder, and goes live with what is known of its origin', async () => {
    expect(await promote(getAddress())).toEqual([release]);
    expect(await contents(target)).toEqual(await contents(source));
    const { areas } = await readManifest(target);
    expect(areas.find(({ id }) => id === 'alpha')?.version).toBe(release.version);
    const origin = { ...said, dirty: false, package: '@tassis/alpha' };
    expect(await readProvenance(target, release)).toEqual(origin);
    expect((await readLog(target)).at(-1)).toMatchObject({
      id: 'alpha',
      commit: said.commit,
      package: '@tassis/alpha',
    });
  });
});

describe('what is promoted', () => {
  it('is refused when a byte of it was changed on the way', async () => {
    await pushRelease(source, [`alpha@${release.version}`, 's3://releases']);
    const key = `mfe/alpha/${release.version}/style.css`;
    house.objects.set(key, { bytes: Buffer.from('.a{color:blue}'), writtenAt: new Date() });
    const before = await readManifest(target);
    await expect(promote(`s3://releases#alpha@${release.version}`)).rejects.toThrow(
      `The files of alpha ${release.version} there are not those of that version.`,
    );
    expect(await readManifest(target)).toEqual(before);
    await expect(contents(target)).rejects.toThrow('ENOENT');
  });

  it('is refused when it is not there', async () => {
    await expect(promote(`${source}#alpha@1.0.0-00000000`)).rejects.toThrow(
      'There is no alpha 1.0.0-00000000 there.',
    );
    await expect(promote('s3://releases#alpha@1.0.0-00000000')).rejects.toThrow(
      'There is no alpha',
    );
  });

  it('is refused by the checks of a release in the target', async () => {
    const file = path.join(target, 'manifest.json');
    const manifest = await readFile(file, 'utf8');
    await writeFile(file, manifest.replaceAll('"2.0.0"', '"3.0.0"'));
    await expect(promote(addresses['a folder of releases']())).rejects.toThrow(
      /needs the platform API/,
    );
  });

  it('is refused where another package has its id', async () => {
    const { builds } = await aReleaseStore();
    const other = await builtArea(builds, 'alpha', 'export const b = 2;');
    await put(path.join(other, 'package.json'), '{"name":"@other/alpha","version":"1.0.0"}');
    await publishAll(target, [other]);
    await expect(promote(addresses['a folder of releases']())).rejects.toThrow(
      'released of the package @other/alpha',
    );
  });

  it('needs a key to a bucket', async () => {
    vi.stubEnv('S3_ACCESS_KEY_ID', undefined);
    await expect(findPlaced('s3://releases#alpha@1.0.0-00000000')).rejects.toThrow(
      'There is no key to s3://releases.',
    );
  });
});

it('a release is pushed into another store on disk, whole, and changes nothing that is live there', async () => {
  const before = await readManifest(target);
  await pushRelease(source, [`alpha@${release.version}`, path.dirname(target)]);
  expect(await contents(target)).toEqual(await contents(source));
  expect(await readManifest(target)).toEqual(before);
  expect(await readProvenance(target, release)).toMatchObject(said);
});

it('a damaged release is pushed nowhere', async () => {
  await rm(path.join(releaseFolder(source, 'alpha', release.version), 'style.css.br'));
  await expect(pushRelease(source, [`alpha@${release.version}`, 's3://releases'])).rejects.toThrow(
    'style.css.br',
  );
  expect(house.objects.size).toBe(0);
});

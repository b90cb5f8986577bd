import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { storePageFile } from '../pages/page-files.ts';
import { aReleaseStore, builtArea, describeArea } from '../testing/release-store.ts';
import { cleanStore } from './clean.ts';
import { exists } from './files.ts';
import { setEnabled } from './enable.ts';
import { publish } from './publish.ts';
import { removeArea } from './remove.ts';
import { readManifest, releaseFolder } from './store.ts';
import { storedVersions } from './stored-release.ts';

let store: string;
let builds: string;
const DAY = 24 * 60 * 60 * 1000;
const later = (days: number) => Date.now() + days * DAY;

beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
});

const release = async (code: string) =>
  (await publish(store, await builtArea(builds, 'alpha', code))).version;
const clean = (now: number, isDry = false) => cleanStore(store, { isDry, now });

/** A folder of `alpha` that was put into the store and refused there. */
async function refused(): Promise<string> {
  await describeArea(await builtArea(builds, 'alpha', 'refused'), { mounts: ['/ordering'] });
  await expect(publish(store, path.join(builds, 'alpha'))).rejects.toThrow(/ordering/);
  const { areas } = await readManifest(store);
  const live = areas.find(({ id }) => id === 'alpha')?.version;
  const version = (await storedVersions(store, 'alpha')).find((name) => name !== live) ?? '';
  const hoursAgo = new Date(Date.now() - DAY);
  await utimes(releaseFolder(store, 'alpha', version), hoursAgo, hoursAgo);
  return version;
}

it('removes a folder that was refused, and says why', async () => {
  await release('one');
  const version = await refused();
  const removals = await clean(Date.now(), true);
  expect(removals).toMatchObject([{ id: 'alpha', version }]);
  expect(removals[0]?.why).toMatch(/^it is refused: .*\/ordering/);
  expect(await exists(releaseFolder(store, 'alpha', version))).toBe(true);
  expect(await clean(Date.now())).toEqual(removals);
  expect(await exists(releaseFolder(store, 'alpha', version))).toBe(false);
});

it('leaves the files of pages, which no log names', async () => {
  const { href } = await storePageFile(store, 'style.css', '.a{}');
  expect(await clean(later(100))).toEqual([]);
  expect(await exists(path.join(store, href))).toBe(true);
});

it('leaves a folder that was put there a moment ago, since it may be about to go live', async () => {
  await release('one');
  const version = await refused();
  await utimes(releaseFolder(store, 'alpha', version), new Date(), new Date());
  expect(await clean(Date.now())).toEqual([]);
});

it('removes releases that nobody has had for thirty days, except the last five', async () => {
  const versions: string[] = [];
  for (let n = 0; n < 9; n += 1) versions.push(await release(`${n}`));
  expect(await clean(later(29))).toEqual([]);
  const removals = await clean(later(31));
  // Live, its fallback, and five more stay.
  expect(removals.map(({ version }) => version).toSorted()).toEqual(
    versions.slice(0, 2).toSorted(),
  );
  expect((await storedVersions(store, 'alpha')).toSorted()).toEqual(versions.slice(2).toSorted());
  expect(await clean(later(31))).toEqual([]);
});

it('an area that is removed leaves the manifest, and its releases go thirty days later', async () => {
  await release('one');
  await expect(removeArea(store, 'alpha')).rejects.toThrow('alpha is on the site.');
  await setEnabled(store, 'alpha', false);
  await removeArea(store, 'alpha');
  expect((await readManifest(store)).areas.map(({ id }) => id)).not.toContain('alpha');
  await expect(removeArea(store, 'alpha')).rejects.toThrow('alpha is no area that is released.');
  await expect(removeArea(store, 'shell')).rejects.toThrow('shell is no area that is released.');
  expect(await clean(later(1))).toEqual([]);
  expect(await clean(later(31))).toMatchObject([{ id: 'alpha' }]);
  await release('two');
  expect((await readManifest(store)).areas.map(({ id }) => id)).toContain('alpha');
});

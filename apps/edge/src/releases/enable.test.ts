import { rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { aReleaseStore, builtArea, put } from '../testing/release-store.ts';
import { setEnabled } from './enable.ts';
import { inventory } from './inventory.ts';
import { publish } from './publish.ts';
import { readLog } from './release-log.ts';
import { rollBack } from './rollback.ts';
import { siteStatus } from './site-status.ts';
import { readManifest, releaseFolder } from './store.ts';

let store: string;
let builds: string;
let version: string;

/** A second release of `ordering`, disabled. */
beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  ({ version } = await publish(store, await builtArea(builds, 'ordering', 'second')));
  await setEnabled(store, 'ordering', false);
});

const ordering = async () => (await readManifest(store)).areas.find(({ id }) => id === 'ordering');

it('a disabled area stays so over releases and rollbacks, until it is enabled', async () => {
  expect(await ordering()).toMatchObject({ version, enabled: false });
  await publish(store, await builtArea(builds, 'ordering', 'third'));
  expect(await ordering()).toMatchObject({ enabled: false, fallback: version });
  await rollBack(store, 'ordering');
  expect(await ordering()).toMatchObject({ version, enabled: false });
  await setEnabled(store, 'ordering', true);
  expect(await ordering()).toMatchObject({ version, enabled: true });
});

it('disabling is in the log, and is no release: what stood before stays what it was', async () => {
  const lines = (await readLog(store)).slice(-2);
  expect(lines).toMatchObject([
    { action: 'release', version },
    { action: 'disable', version, previous: version },
  ]);
  const { apps } = await siteStatus(store, 'http://localhost:1');
  expect(apps.at(-1)).toMatchObject({ id: 'ordering', enabled: false, since: lines[0]?.at });
  const [live] = await inventory(store, 'ordering');
  expect(live).toMatchObject({ version, status: 'disabled', releasedAt: lines[0]?.at });
  expect((await rollBack(store, 'ordering')).version).not.toBe(version);
});

it('an area is not enabled that the live shell cannot run, or whose folder is damaged', async () => {
  const shell = path.join(builds, 'shell');
  await put(path.join(shell, 'shell.json'), '{"platformApi":"3.0.0","mounts":["/login"]}');
  await publish(store, shell);
  await expect(setEnabled(store, 'ordering', true)).rejects.toThrow('needs the platform API ^2');
  await rollBack(store, 'shell');
  await rm(path.join(releaseFolder(store, 'ordering', version), 'style.css'));
  await expect(setEnabled(store, 'ordering', true)).rejects.toThrow('lacks style.css');
  expect(await ordering()).toMatchObject({ enabled: false });
});

it.each(['shell', 'alpha', ''])('what is no released area is refused: “%s”', async (id) => {
  await expect(setEnabled(store, id, false)).rejects.toThrow(`${id} is no area that is released.`);
});

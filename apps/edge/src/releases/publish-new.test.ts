import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReleaseStore, builtArea, describeArea } from '../testing/release-store.ts';
import { setEnabled } from './enable.ts';
import { publish } from './publish.ts';
import { publishNew } from './publish-new.ts';
import { readLog } from './release-log.ts';
import { rollBack } from './rollback.ts';
import { manifestPath, readManifest } from './store.ts';

let store: string;
let builds: string;
const ordering = async () => (await readManifest(store)).areas.find(({ id }) => id === 'ordering');

/** The shell, and `ordering` released twice. */
beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  await publish(store, await builtArea(builds, 'ordering', 'two'));
});

describe('a start', () => {
  it('publishes everything into an empty store', async () => {
    const empty = path.join(builds, 'empty');
    const apps = ['shell', 'ordering'].map((name) => path.join(builds, name));
    const { published } = await publishNew(empty, apps);
    expect(published.map(({ id }) => id)).toEqual(['shell', 'ordering']);
    expect((await readManifest(empty)).areas.map(({ id }) => id)).toEqual(['ordering']);
  });

  it('leaves what was rolled back as it is, and says what the tree has', async () => {
    const two = await ordering();
    await rollBack(store, 'ordering');
    const [live, log] = [await ordering(), await readLog(store)];
    const { builds: inTree, published } = await publishNew(store, [path.join(builds, 'ordering')]);
    expect(published).toEqual([]);
    expect(inTree).toEqual([{ id: 'ordering', version: two?.version }]);
    expect(await ordering()).toEqual(live);
    expect(await readLog(store)).toEqual(log);
  });

  it('leaves a disabled area off the site, and a changed one as it was released', async () => {
    await setEnabled(store, 'ordering', false);
    const live = await ordering();
    await publishNew(store, [await builtArea(builds, 'ordering', 'three')]);
    expect(await ordering()).toEqual(live);
    expect(live?.enabled).toBe(false);
  });

  it('publishes an area that was never released, and only that', async () => {
    const live = await ordering();
    const { published } = await publishNew(store, [
      await builtArea(builds, 'ordering', 'three'),
      await builtArea(builds, 'partner'),
    ]);
    expect(published.map(({ id }) => id)).toEqual(['partner']);
    expect(await ordering()).toEqual(live);
  });

  it('goes on without a new area that does not fit, and says why', async () => {
    const area = await builtArea(builds, 'partner');
    await describeArea(area, { requires: { platformApi: '^9.0.0' } });
    const { published, refusal } = await publishNew(store, [area]);
    expect(published).toEqual([]);
    expect(refusal?.message).toMatch(/partner/);
  });

  it('leaves an entry that cannot be read alone', async () => {
    const manifest = await readManifest(store);
    const areas = manifest.areas.map((area) => ({ ...area, timeoutMs: 'soon' }));
    await writeFile(manifestPath(store), JSON.stringify({ ...manifest, areas }));
    const { published } = await publishNew(store, [path.join(builds, 'ordering')]);
    expect(published).toEqual([]);
  });

  it('says in one sentence that the manifest is broken', async () => {
    await writeFile(manifestPath(store), '{"schema":');
    await expect(publishNew(store, [path.join(builds, 'ordering')])).rejects.toThrow(
      'The store’s manifest.json cannot be read.',
    );
  });
});

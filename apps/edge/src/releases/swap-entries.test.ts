import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReleaseStore, builtArea } from '../testing/release-store.ts';
import { draftsFolder, sweepDrafts, withDraft } from './drafts.ts';
import { publish, publishAll } from './publish.ts';
import { announce, logPath, readLog, settleLog } from './release-log.ts';
import { manifestPath, readManifest } from './store.ts';
import { swapEntries } from './swap-entries.ts';

let store: string;
let builds: string;

beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
});

const publishAlpha = async () => publish(store, await builtArea(builds, 'alpha'));
const versions = async () =>
  (await readManifest(store)).areas.map(({ id, version }) => `${id} ${version}`);

/** As a publisher would that has taken the lock over from one that paused for long. */
function publishBehindItsBack(): void {
  const text = readFileSync(manifestPath(store), 'utf8');
  const changed = text.replace(/("id": "alpha",\s+"version": )"[^"]+"/, '$1"behind"');
  writeFileSync(manifestPath(store), changed);
}

describe('changing an entry', () => {
  it('reads again when the manifest is no longer the one it read, and loses nothing', async () => {
    await publishAlpha();
    let reads = 0;
    await swapEntries(store, {
      action: 'release',
      next: () => {
        reads += 1;
        if (reads === 1) publishBehindItsBack();
        return [{ version: '2', mounts: [], platformApi: '2.0.0' }];
      },
    });
    expect(reads).toBe(2);
    expect((await readManifest(store)).shell.version).toBe('2');
    expect(await versions()).toContain('alpha behind');
  });

  it('takes over the lock of a publisher that was killed', async () => {
    await mkdir(`${store}.lock`);
    await utimes(`${store}.lock`, 0, 0);
    const { version } = await publishAlpha();
    expect(await versions()).toContain(`alpha ${version}`);
  });
});

describe('a publisher killed between the manifest and the log', () => {
  it('has its line written by the next one', async () => {
    const log = await readLog(store);
    const last = log.at(-1);
    if (!last) throw new Error('the store’s own releases are not in the log');
    await rm(logPath(store));
    await announce(store, last.at, [last]);
    await publishAlpha();
    expect((await readLog(store)).map(({ id }) => id)).toEqual([last.id, 'alpha']);
  });

  it('has all its lines written once, also when it died after some of them', async () => {
    await publishAll(store, [await builtArea(builds, 'alpha'), await builtArea(builds, 'beta')]);
    const log = await readFile(logPath(store), 'utf8');
    const { release } = await readManifest(store);
    await announce(store, release, (await readLog(store)).slice(-2));
    for (const cut of [log.lastIndexOf('{'), log.length - 5]) {
      await writeFile(logPath(store), log.slice(0, cut));
      await settleLog(store, release);
      expect((await readLog(store)).slice(-2)).toMatchObject([{ id: 'alpha' }, { id: 'beta' }]);
      expect(await readLog(store)).toHaveLength(4);
      await announce(store, release, (await readLog(store)).slice(-2));
    }
  });

  it('has no line if the manifest never moved', async () => {
    const before = await readLog(store);
    const line = { at: '2099-01-01T00:00:00.000Z', id: 'beta', version: '1', by: 'somebody' };
    await announce(store, line.at, [{ ...line, action: 'release' }]);
    await publishAlpha();
    expect((await readLog(store)).map(({ id }) => id)).toEqual([
      ...before.map(({ id }) => id),
      'alpha',
    ]);
  });
});

describe('a publisher that paused so long that another one has taken its lock', () => {
  it('has its line when it is the one that made its change, and the other one has its own later', async () => {
    const { release } = await readManifest(store);
    const before = await readLog(store);
    const [first, second] = [1, 2].map((after) =>
      new Date(Date.parse(release) + after).toISOString(),
    );
    if (first === undefined || second === undefined) throw new Error('no moments');
    const line = { id: 'beta', version: '1', action: 'release', by: 'somebody' } as const;
    await announce(store, first, [{ ...line, at: first }]);
    await announce(store, second, [{ ...line, at: second, previous: '1' }]);
    await settleLog(store, first);
    await settleLog(store, second);
    expect((await readLog(store)).slice(before.length).map(({ at }) => at)).toEqual([
      first,
      second,
    ]);
    expect((await readdir(store)).filter((name) => name.includes('next'))).toEqual([]);
  });
});

describe('what a killed publisher left behind', () => {
  it('is removed by the next one: drafts that nobody works on, writes that were cut off', async () => {
    const abandoned = path.join(draftsFolder(store), 'abandoned');
    await mkdir(abandoned);
    await mkdir(`${abandoned}.lock`);
    await utimes(`${abandoned}.lock`, 0, 0);
    await mkdir(path.join(draftsFolder(store), 'never-locked'));
    await writeFile(path.join(store, 'manifest.json.123.tmp'), '{');
    await publishAlpha();
    expect(await readdir(draftsFolder(store))).toEqual([]);
    expect(await readdir(store)).not.toContain('manifest.json.123.tmp');
  });

  it('is told from what a living one works on', async () => {
    const left = await withDraft(store, async (draft) => {
      await mkdir(draft);
      await sweepDrafts(store);
      return readdir(draftsFolder(store));
    });
    expect(left).toHaveLength(2);
    expect(await readdir(draftsFolder(store))).toEqual([]);
  });
});

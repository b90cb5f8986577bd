import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReleaseStore, builtArea } from '../testing/release-store.ts';
import { compressFolder } from './compress.ts';
import { inventory } from './inventory.ts';
import { publish } from './publish.ts';
import { ReleaseRefusal } from './refusal.ts';
import { logPath, readLog } from './release-log.ts';
import { rollBack } from './rollback.ts';
import { manifestPath, readManifest, releaseFolder } from './store.ts';

let store: string;
let builds: string;
let versions: string[];

/** Three releases of `alpha`, the third live. */
beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  versions = [];
  for (const code of ['one', 'two', 'three']) {
    versions.push((await publish(store, await builtArea(builds, 'alpha', code))).version);
  }
});

const alpha = async () => (await readManifest(store)).areas.find(({ id }) => id === 'alpha');

/** The words with which an act is refused. */
async function getRefusalText(act: () => Promise<unknown>): Promise<string> {
  const before = await readFile(manifestPath(store), 'utf8');
  const error = await act().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(await readFile(manifestPath(store), 'utf8')).toBe(before);
  if (!(error instanceof ReleaseRefusal)) throw error ?? new Error('it was not refused');
  expect(error.hint).not.toBe('');
  return error.message;
}
const getFolder = (index: number) => releaseFolder(store, 'alpha', versions[index] ?? '');

describe('rolling back', () => {
  it('puts back what stood before, entry and all, and changes nobody else’s', async () => {
    const before = await readManifest(store);
    const { version } = await rollBack(store, 'alpha');
    expect(version).toBe(versions[1]);
    const after = await readManifest(store);
    expect(after.areas.filter(({ id }) => id !== 'alpha')).toEqual(
      before.areas.filter(({ id }) => id !== 'alpha'),
    );
    expect(await alpha()).toMatchObject({
      version: versions[1],
      fallback: versions[0],
      entry: `/mfe/alpha/${versions[1]}/remoteEntry.alpha.js`,
      mounts: ['/alpha', '/alpha/sub/*'],
    });
  });

  it('twice goes back twice, and then there is nothing before', async () => {
    await rollBack(store, 'alpha');
    expect((await rollBack(store, 'alpha')).version).toBe(versions[0]);
    expect(await alpha()).not.toHaveProperty('fallback');
    await expect(rollBack(store, 'alpha')).rejects.toThrow(/No release of alpha stood before/);
  });

  it('takes any version that is in the store, also forward again', async () => {
    expect((await rollBack(store, 'alpha', versions[0])).version).toBe(versions[0]);
    expect((await rollBack(store, 'alpha', versions[2])).version).toBe(versions[2]);
  });

  it('finds what stood before without a log', async () => {
    await rm(logPath(store));
    expect((await rollBack(store, 'alpha')).version).toBe(versions[1]);
  });

  it('takes a release that changed only the entry for none', async () => {
    const manifest = await readFile(manifestPath(store), 'utf8');
    await writeFile(
      manifestPath(store),
      manifest.replaceAll('"timeoutMs": 8000', '"timeoutMs": 1'),
    );
    await publish(store, path.join(builds, 'alpha'));
    expect(await alpha()).toMatchObject({ version: versions[2], timeoutMs: 8000 });
    expect((await rollBack(store, 'alpha')).version).toBe(versions[1]);
  });

  it('puts the shell back', async () => {
    const first = (await readManifest(store)).shell;
    const shell = path.join(builds, 'shell');
    await appendFile(path.join(shell, 'dist/server/boot.js'), ';');
    await publish(store, shell);
    expect((await readManifest(store)).shell.version).not.toBe(first.version);
    await rollBack(store, 'shell');
    expect((await readManifest(store)).shell).toEqual(first);
  });
});

describe('rolling back refuses, and leaves the manifest alone,', () => {
  it.each(['9.9.9', '../ordering', ''])('a version that is not there: %j', async (version) => {
    const message = await getRefusalText(() => rollBack(store, 'alpha', version));
    expect(message).toBe(`There is no alpha ${version} in the store.`);
  });

  it('an app that was never released', async () => {
    expect(await getRefusalText(() => rollBack(store, 'beta'))).toMatch(/^beta is not released/);
  });

  it('the version that is live', async () => {
    expect(await getRefusalText(() => rollBack(store, 'alpha', versions[2]))).toMatch(/already/);
  });

  it('a folder without its area.json', async () => {
    await rm(path.join(getFolder(1), 'area.json'));
    expect(await getRefusalText(() => rollBack(store, 'alpha'))).toMatch(/no area\.json/);
  });

  it('a folder whose script is not the one that was released', async () => {
    await appendFile(path.join(getFolder(1), 'remoteEntry.alpha.js'), ' ');
    expect(await getRefusalText(() => rollBack(store, 'alpha'))).toMatch(/not the one/);
  });

  it('a release that this platform cannot run', async () => {
    const file = path.join(getFolder(1), 'area.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('^2.0.0', '^3.0.0'));
    await compressFolder(getFolder(1));
    expect(await getRefusalText(() => rollBack(store, 'alpha'))).toMatch(
      /needs the platform API \^3/,
    );
  });
});

describe('the release log', () => {
  it('has a line for each change, and none for a release that changed nothing', async () => {
    await publish(store, await builtArea(builds, 'alpha', 'three'));
    await rollBack(store, 'alpha');
    const lines = (await readLog(store)).filter(({ id }) => id === 'alpha');
    expect(lines.map(({ action, version, previous }) => [action, version, previous])).toEqual([
      ['release', versions[0], undefined],
      ['release', versions[1], versions[0]],
      ['release', versions[2], versions[1]],
      ['rollback', versions[1], versions[2]],
    ]);
    expect(lines.at(-1)?.at).toBe((await readManifest(store)).release);
    expect(lines.every(({ by }) => by.length > 0)).toBe(true);
  });

  it('survives a line that was cut short', async () => {
    await appendFile(logPath(store), '{"at":"2026-');
    await rollBack(store, 'alpha');
    expect((await readLog(store)).at(-1)).toMatchObject({ action: 'rollback' });
  });
});

describe('the list of releases', () => {
  it('names the newest first, what is live, and its fallback', async () => {
    await rollBack(store, 'alpha');
    const items = await inventory(store, 'alpha');
    expect(items.map(({ version, status }) => [version, status])).toEqual([
      [versions[1], 'live'],
      [versions[2], ''],
      [versions[0], 'fallback'],
    ]);
    expect(items[0]?.releasedAt).toBe((await readManifest(store)).release);
    const ids = (await inventory(store)).map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set(['alpha', 'ordering', 'shell']));
  });
});

import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReleaseStore, builtArea, describeArea, put } from '../testing/release-store.ts';
import { publish, publishAll } from './publish.ts';
import { announce, logPath, readLog } from './release-log.ts';
import { rollBack, rollBackAll } from './rollback.ts';
import { manifestPath, readManifest } from './store.ts';

let store: string;
let builds: string;
let before: string;

/** A joint release of shell and `ordering` with another platform API, after the one that stood before. */
beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  before = await readFile(manifestPath(store), 'utf8');
  const shell = path.join(builds, 'shell');
  await put(path.join(shell, 'shell.json'), '{"platformApi":"3.0.0","mounts":["/login"]}');
  const ordering = await builtArea(builds, 'ordering', 'new');
  await describeArea(ordering, { requires: { platformApi: '^3.0.0' } });
  await publishAll(store, [shell, ordering]);
});

const both = new Map([
  ['shell', undefined],
  ['ordering', undefined],
]);

describe('a release of several apps', () => {
  it('is one change: one moment for all', async () => {
    const { release } = await readManifest(store);
    const lines = (await readLog(store)).filter(({ at }) => at === release);
    expect(lines.map(({ id }) => id)).toEqual(['shell', 'ordering']);
  });
});

describe('rolling several apps back', () => {
  it('takes a joint release back as one change, without a build', async () => {
    await rollBackAll(store, both);
    const { release: _, ...after } = await readManifest(store);
    expect(JSON.parse(before)).toMatchObject(after);
    const { release } = await readManifest(store);
    const lines = (await readLog(store)).filter(({ at }) => at === release);
    expect(lines.map(({ id, action }) => [id, action])).toEqual([
      ['shell', 'rollback'],
      ['ordering', 'rollback'],
    ]);
  });

  it('does nothing at all when one of them cannot be', async () => {
    const live = await readFile(manifestPath(store), 'utf8');
    const wanted = new Map([...both, ['ordering', '9.9.9']]);
    await expect(rollBackAll(store, wanted)).rejects.toThrow('There is no ordering 9.9.9');
    expect(await readFile(manifestPath(store), 'utf8')).toBe(live);
  });
});

it('what stood before is known also when its publisher died before it could write it down', async () => {
  await rollBackAll(store, both);
  const { version } = (await readManifest(store)).shell;
  await appendFile(path.join(builds, 'shell/dist/server/boot.js'), ';');
  await put(path.join(builds, 'shell/shell.json'), '{"platformApi":"2.0.0","mounts":["/login"]}');
  await publish(store, path.join(builds, 'shell'));
  const log = await readFile(logPath(store), 'utf8');
  const { release } = await readManifest(store);
  await announce(store, release, (await readLog(store)).slice(-1));
  await writeFile(logPath(store), log.slice(0, log.lastIndexOf('{')));
  expect((await rollBack(store, 'shell')).version).toBe(version);
  expect((await readLog(store)).map(({ action }) => action).slice(-2)).toEqual([
    'release',
    'rollback',
  ]);
});

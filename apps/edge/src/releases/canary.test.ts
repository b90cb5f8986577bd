import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReleaseStore, builtArea, describeArea, put } from '../testing/release-store.ts';
import { dropCanary, promoteCanary, startCanary, startCanaryOfBuild } from './canary.ts';
import { setEnabled } from './enable.ts';
import { inventory } from './inventory.ts';
import { publish } from './publish.ts';
import { readLog, type LogLine } from './release-log.ts';
import { rollBack } from './rollback.ts';
import { manifestPath, readManifest } from './store.ts';

let store: string;
let builds: string;
let live: string;

/** `alpha`, released. */
beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  live = (await publish(store, await builtArea(builds, 'alpha', 'live'))).version;
});

const build = (code: string) => builtArea(path.join(builds, code), 'alpha', code);
const start = async (code: string, percent = 10) =>
  (await startCanaryOfBuild(store, await build(code), { percent })).version;
const alpha = async () => (await readManifest(store)).areas.find(({ id }) => id === 'alpha');
/** What the last lines of the log say, without when, of what and by whom. */
const lastLines = async (count: number): Promise<Partial<LogLine>[]> =>
  (await readLog(store)).slice(-count).map(({ action, version, previous, percent, reason }) => ({
    action,
    version,
    previous,
    ...(percent !== undefined && { percent }),
    ...(reason !== undefined && { reason }),
  }));
const packageOf = (team: string) => `{"version":"1.2.3","name":"@${team}/alpha"}`;

describe('a canary', () => {
  it('stands beside the live version, which stays as it is', async () => {
    const before = await alpha();
    const version = await start('next', 5);
    const { canary, ...area } = (await alpha()) ?? {};
    expect(area).toEqual(before);
    expect(canary).toMatchObject({
      version,
      percent: 5,
      entry: `/mfe/alpha/${version}/remoteEntry.alpha.js`,
      mounts: ['/alpha', '/alpha/sub/*'],
    });
    expect(await lastLines(1)).toEqual([{ action: 'canary', version, previous: live, percent: 5 }]);
    expect(await inventory(store, 'alpha')).toMatchObject([
      { version, status: 'canary', percent: 5, releasedAt: canary?.since },
      { version: live, status: 'live' },
    ]);
  });

  it('with another percent is the same canary, since when it was started', async () => {
    const version = await start('next', 5);
    const first = (await alpha())?.canary;
    await startCanary(store, { id: 'alpha', version }, { percent: 20 });
    expect((await alpha())?.canary).toEqual({ ...first, percent: 20 });
    expect((await readLog(store)).map(({ action }) => action)).not.toContain('drop');
  });

  it('of another version takes its place', async () => {
    const first = await start('next');
    const second = await start('after');
    expect((await alpha())?.canary?.version).toBe(second);
    expect(await lastLines(2)).toEqual([
      { action: 'canary', version: second, previous: live, percent: 10 },
      { action: 'drop', version: first, previous: live, reason: `${second} is the canary now` },
    ]);
  });

  it('is promoted: it is live, and what was live its fallback', async () => {
    const version = await start('next');
    await promoteCanary(store, 'alpha');
    expect(await alpha()).toMatchObject({ version, fallback: live });
    expect(await alpha()).not.toHaveProperty('canary');
    expect(await lastLines(1)).toEqual([{ action: 'promote', version, previous: live }]);
    expect((await rollBack(store, 'alpha')).version).toBe(live);
  });

  it('is dropped with its reason, and only the one that was meant', async () => {
    const version = await start('next');
    expect(await dropCanary(store, { id: 'alpha', version: 'another' })).toBeUndefined();
    expect((await alpha())?.canary?.version).toBe(version);
    expect(await dropCanary(store, { id: 'alpha', version }, 'it failed')).toBe(version);
    expect(await alpha()).not.toHaveProperty('canary');
    expect(await lastLines(1)).toEqual([
      { action: 'drop', version, previous: live, reason: 'it failed' },
    ]);
    expect((await alpha())?.version).toBe(live);
  });
});

describe('what else ends a canary', () => {
  let version: string;
  beforeEach(async () => {
    version = await start('next');
  });

  it('is a release of another version, which says so in the log', async () => {
    const released = (await publish(store, await build('other'))).version;
    expect(await alpha()).not.toHaveProperty('canary');
    expect(await lastLines(2)).toEqual([
      { action: 'release', version: released, previous: live },
      { action: 'drop', version, previous: released, reason: `${released} went live` },
    ]);
  });

  it('is its own release, which makes it live', async () => {
    await publish(store, await build('next'));
    expect(await alpha()).toMatchObject({ version, fallback: live });
    expect(await lastLines(1)).toEqual([{ action: 'release', version, previous: live }]);
  });

  it('is not the live version released once more', async () => {
    const before = await readFile(manifestPath(store), 'utf8');
    await publish(store, await builtArea(builds, 'alpha', 'live'));
    expect(await readFile(manifestPath(store), 'utf8')).toBe(before);
  });

  it('is that its area is disabled', async () => {
    await setEnabled(store, 'alpha', false);
    expect(await alpha()).not.toHaveProperty('canary');
    expect(await lastLines(1)).toMatchObject([{ action: 'drop', reason: 'the area was disabled' }]);
    await expect(startCanary(store, { id: 'alpha', version }, { percent: 5 })).rejects.toThrow(
      /is disabled/,
    );
  });

  it('is a shell that cannot run it, in the same write', async () => {
    const narrow = await build('narrow');
    await describeArea(narrow, { requires: { platformApi: '2.0.0' } });
    const misfit = (await startCanaryOfBuild(store, narrow, { percent: 5 })).version;
    const shell = path.join(builds, 'shell');
    await put(path.join(shell, 'shell.json'), '{"platformApi":"2.1.0","mounts":["/login"]}');
    const released = (await publish(store, shell)).version;
    expect(await alpha()).not.toHaveProperty('canary');
    expect(await lastLines(1)).toMatchObject([
      { action: 'drop', version: misfit, reason: `it does not run on the shell ${released}` },
    ]);
  });

  it('is not a shell that runs it', async () => {
    await put(path.join(builds, 'shell/dist/main.js.txt'), 'another');
    await publish(store, path.join(builds, 'shell'));
    expect((await alpha())?.canary?.version).toBe(version);
  });
});

describe('a canary is refused', () => {
  it.each([0, 91, 2.5, Number.NaN])('with %d percent', async (percent) => {
    await expect(start('next', percent)).rejects.toThrow('1 to 90 percent');
  });

  it('of the shell, of what is live, of an area that is not there, of a version that is not there', async () => {
    const shell = startCanaryOfBuild(store, path.join(builds, 'shell'), { percent: 5 });
    await expect(shell).rejects.toThrow('The shell has no canary');
    const same = startCanary(store, { id: 'alpha', version: live }, { percent: 5 });
    await expect(same).rejects.toThrow('is what everybody gets already');
    const stranger = startCanaryOfBuild(store, await builtArea(builds, 'beta'), { percent: 5 });
    await expect(stranger).rejects.toThrow('beta is no area that is released');
    const missing = startCanary(store, { id: 'alpha', version: 'nope' }, { percent: 5 });
    await expect(missing).rejects.toThrow('There is no alpha nope in the store');
    await expect(promoteCanary(store, 'alpha')).rejects.toThrow('alpha has no canary');
    await expect(dropCanary(store, { id: 'alpha' })).rejects.toThrow('alpha has no canary');
  });

  it('when the site with it would break: a path of another area, or of its canary', async () => {
    const next = await build('next');
    await describeArea(next, { mounts: ['/alpha', '/new'] });
    await startCanaryOfBuild(store, next, { percent: 5 });
    const beta = await builtArea(builds, 'beta');
    await describeArea(beta, { mounts: ['/beta', '/new'] });
    await expect(publish(store, beta)).rejects.toThrow(
      'beta has the path /new, which belongs to alpha',
    );
    await describeArea(next, { mounts: ['/alpha', '/ordering'] });
    await expect(startCanaryOfBuild(store, next, { percent: 5 })).rejects.toThrow(
      'belongs to ordering',
    );
  });

  it('of a package of another team', async () => {
    const next = await build('next');
    await put(path.join(builds, 'alpha/package.json'), packageOf('one'));
    await put(path.join(builds, 'alpha/dist/more.txt'), 'more');
    await publish(store, path.join(builds, 'alpha'));
    await put(path.join(next, 'package.json'), packageOf('two'));
    await expect(startCanaryOfBuild(store, next, { percent: 5 })).rejects.toThrow('@one/alpha');
  });
});

it('whose entry cannot be read is none: everybody gets the live version', async () => {
  await start('next');
  const text = await readFile(manifestPath(store), 'utf8');
  await writeFile(manifestPath(store), text.replace(/"percent": \d+/, '"percent": 1000'));
  expect((await alpha())?.version).toBe(live);
  expect(await alpha()).not.toHaveProperty('canary');
});

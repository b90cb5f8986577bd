import { beforeEach, describe, expect, it } from 'vitest';
import type { HealthLine } from '../health/counts.ts';
import { appendHealth } from '../health/health-files.ts';
import { aReleaseStore, builtArea } from '../testing/release-store.ts';
import { inventory } from './inventory.ts';
import { markBad, unmarkBad } from './mark-release.ts';
import { publish } from './publish.ts';
import { readLog } from './release-log.ts';
import { rollBack } from './rollback.ts';
import { readManifest } from './store.ts';

let store: string;
let builds: string;
let first: string;
let second: string;
let third: string;

const release = async (code: string) =>
  (await publish(store, await builtArea(builds, 'alpha', code))).version;

/** Three releases of `alpha`, the third live. */
beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  first = await release('one');
  second = await release('two');
  third = await release('three');
});

const alpha = async () => (await readManifest(store)).areas.find(({ id }) => id === 'alpha');
const count = (version: string, counts: Partial<HealthLine>) =>
  appendHealth(store, [
    {
      at: new Date().toISOString(),
      id: 'alpha',
      version,
      views: 0,
      failures: {},
      fallbacks: 0,
      reporters: 3,
      ...counts,
    },
  ]);
const back = () => rollBack(store, 'alpha');

describe('a rollback goes to the last good release', () => {
  it('past one that is marked bad, and says why', async () => {
    await markBad(store, { id: 'alpha', version: second }, 'no prices');
    expect(await back()).toEqual({
      id: 'alpha',
      version: first,
      skipped: [{ version: second, why: 'it is marked bad: no prices' }],
    });
    expect((await alpha())?.version).toBe(first);
  });

  it('past one that failed above the rate while it was live', async () => {
    await count(second, { views: 200, failures: { render: 3 } });
    expect(await back()).toMatchObject({
      version: first,
      skipped: [{ version: second, why: 'it failed at 3 of 200 views' }],
    });
  });

  it('past one that few have seen, and that failed for most of them', async () => {
    await count(second, { views: 4, failures: { evaluation: 2 } });
    expect((await back()).version).toBe(first);
  });

  it('and not past one that failed now and then', async () => {
    await count(second, { views: 1000, failures: { timeout: 5 } });
    expect(await back()).toMatchObject({ version: second, skipped: [] });
  });

  it('which is told by sentence when there is none', async () => {
    await markBad(store, { id: 'alpha', version: first });
    await count(second, { views: 10, failures: { render: 10 } });
    await expect(back()).rejects.toThrow(
      `No good release of alpha stood before ${third}. ${second}: it failed at 10 of 10 views; ${first}: it is marked bad.`,
    );
    expect((await alpha())?.version).toBe(third);
  });

  it('two faulty releases in a row do not put one another live', async () => {
    await count(third, { views: 10, failures: { render: 10 } });
    await count(second, { views: 10, failures: { render: 10 } });
    expect((await back()).version).toBe(first);
    await release('four');
    expect((await back()).version).toBe(first);
  });
});

describe('a release that is marked bad', () => {
  it('is refused by name, until the mark is taken away', async () => {
    const app = { id: 'alpha', version: second };
    await markBad(store, app);
    await expect(rollBack(store, 'alpha', second)).rejects.toThrow(
      `alpha ${second} is marked bad.`,
    );
    await unmarkBad(store, app);
    expect((await back()).version).toBe(second);
  });

  it('is nobody’s fallback, now or later', async () => {
    expect((await alpha())?.fallback).toBe(second);
    await markBad(store, { id: 'alpha', version: second });
    expect(await alpha()).toMatchObject({ version: third, fallback: first });
    await markBad(store, { id: 'alpha', version: third });
    await release('four');
    expect((await alpha())?.fallback).toBe(first);
  });

  it('stands once in the log, with who marked it and why; what is live is not marked with it', async () => {
    await markBad(store, { id: 'alpha', version: second }, 'no prices');
    await markBad(store, { id: 'alpha', version: second });
    const marks = (await readLog(store)).filter(({ action }) => action === 'bad');
    expect(marks).toMatchObject([{ id: 'alpha', version: second, reason: 'no prices' }]);
    expect(marks[0]?.by).not.toBe('');
    const items = await inventory(store, 'alpha');
    expect(items.map(({ version, bad }) => [version, bad])).toEqual([
      [third, undefined],
      [second, 'no prices'],
      [first, undefined],
    ]);
  });

  it('must be in the store', async () => {
    await expect(markBad(store, { id: 'alpha', version: '9.9.9' })).rejects.toThrow(
      'There is no alpha 9.9.9 in the store.',
    );
  });
});

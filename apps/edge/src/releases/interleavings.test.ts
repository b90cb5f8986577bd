import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { builtProgram, compiledPrograms } from '@tassis/build/programs';
import { describe, expect, it } from 'vitest';
import { anEdge } from '../testing/edge.ts';
import { randomFrom } from '../testing/random.ts';
import { aReleaseStore, builtArea } from '../testing/release-store.ts';
import { draftsFolder, sweepDrafts } from './drafts.ts';
import { liveReleases } from './live-releases.ts';
import { publish } from './publish.ts';
import { readLog } from './release-log.ts';
import { readManifest, releaseFolder } from './store.ts';
import { openRelease } from './stored-release.ts';

const runs = process.env['TEST_TIER'] === 'deep' ? 500 : 3;
const firstSeed = Number(process.env['TEST_SEED'] ?? 1) * 1000;
const seeds = Array.from({ length: runs }, (_, index) => firstSeed + index);
const program = await builtProgram('publisher-process');

/** A store, and three variants of areas to release in it: two alone, and two only ever together. */
async function aPublishersStore() {
  const { store, builds } = await aReleaseStore();
  for (const variant of ['one', 'two', 'three']) {
    for (const id of ['alpha', 'beta', 'left', 'right']) {
      await builtArea(path.join(builds, variant), id, `export const is = '${variant}'`);
    }
  }
  return { store, builds };
}

/** Lets a publisher make some changes, however long they take here, then kills it within the next ones. */
async function killAfter(
  publisher: ChildProcess,
  { changes, milliseconds }: { changes: number; milliseconds: number },
): Promise<void> {
  const exit = once(publisher, 'exit');
  publisher.send('go');
  for (let done = 0; done < changes; done += 1) {
    await Promise.race([once(publisher, 'message'), exit]);
  }
  await delay(milliseconds);
  const died = publisher.exitCode; // of an error of its own, not of ours
  publisher.kill('SIGKILL');
  await exit;
  expect(died).toBeNull();
}

/** What goes live together is seen together: both of a pair at the same variant, or neither. */
async function expectTogether(store: string): Promise<void> {
  const { areas } = await readManifest(store);
  const pair = areas.filter(({ id }) => id === 'left' || id === 'right');
  const codes = await Promise.all(
    pair.map(({ id, version }) =>
      readFile(path.join(releaseFolder(store, id, version), `remoteEntry.${id}.js`), 'utf8'),
    ),
  );
  expect([0, 2]).toContain(codes.length);
  expect(codes[0]).toBe(codes[1]);
}

/** Looks at the manifest all the time until something has come to its end. */
async function expectTogetherUntil(end: Promise<unknown>, store: string): Promise<void> {
  const over = new AbortController();
  const ended = end.finally(() => over.abort());
  while (!over.signal.aborted) {
    await expectTogether(store);
    await delay(2);
  }
  await ended;
}

async function aPublisher(parameters: string[]): Promise<ChildProcess> {
  const publisher = fork(program, parameters, {
    execArgv: [],
    env: { ...process.env, ...compiledPrograms() },
  });
  await once(publisher, 'message');
  return publisher;
}

/** Every entry of a valid manifest has its whole folder, and the edge serves from it. */
async function expectServing(store: string): Promise<void> {
  const { areas } = await readManifest(store);
  for (const { id, version } of await liveReleases(store)) {
    expect(await openRelease(store, id, version)).toMatchObject({ version });
  }
  const edge = await anEdge({ releases: store });
  const addresses = ['/login', ...areas.map(({ entry }) => entry)];
  const answers = await Promise.all(addresses.map((url) => edge.inject(url)));
  await edge.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(addresses.map(() => 200));
}

/** The log tells an unbroken story that ends with what the manifest says: nobody's change was lost. */
async function expectWholeLog(store: string): Promise<void> {
  const log = await readLog(store);
  for (const { id, version } of await liveReleases(store)) {
    const lines = log.filter((line) => line.id === id);
    expect(lines.map(({ previous }) => previous)).toEqual([
      undefined,
      ...lines.slice(0, -1).map((line) => line.version),
    ]);
    expect(lines.at(-1)?.version).toBe(version);
  }
  expect(new Set(log.map(({ at, id }) => `${at} ${id}`)).size).toBe(log.length);
}

/** Makes what was left behind look as old as it soon will be, and sweeps. */
async function expectCleaned(store: string): Promise<void> {
  for (const name of await readdir(draftsFolder(store))) {
    if (name.endsWith('.lock')) await utimes(path.join(draftsFolder(store), name), 0, 0);
  }
  await sweepDrafts(store);
  expect(await readdir(draftsFolder(store))).toEqual([]);
  expect((await readdir(store)).filter((name) => /\.tmp$|next/.test(name))).toEqual([]);
}

describe('two publishers, both killed at a random moment', () => {
  it.concurrent.each(seeds)(
    'leave a store that serves: seed %i',
    { timeout: 120_000 },
    async (seed) => {
      const random = randomFrom(seed);
      const { store, builds } = await aPublishersStore();
      const second = random() < 0.5 ? 'alpha' : 'beta';
      const publishers = await Promise.all([
        aPublisher([store, builds, 'alpha', String(seed)]),
        aPublisher([store, builds, second, String(seed + 0.5)]),
      ]);
      const killed = publishers.map((publisher) => {
        const changes = Math.floor(random() * 4);
        return killAfter(publisher, { changes, milliseconds: random() * 100 });
      });
      await expectTogetherUntil(Promise.all(killed), store);
      await expectTogether(store);
      await expectServing(store);
      const { version } = await publish(store, path.join(builds, 'one/alpha'));
      await publish(store, path.join(builds, 'two/beta'));
      const released = (await readManifest(store)).areas.find(({ id }) => id === 'alpha');
      expect(released?.version).toBe(version);
      await expectWholeLog(store);
      await expectCleaned(store);
      await expectServing(store);
      await rm(path.dirname(store), { recursive: true }); // hundreds of them would fill a disk
    },
  );
});

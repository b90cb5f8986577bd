import { readdir, readFile, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { readPassKey, sealPass } from '../previews/preview-pass.ts';
import { anEdge } from '../testing/edge.ts';
import { aPublisher, expectWholeLog, killAfter, variantsOfAreas } from '../testing/publishers.ts';
import { randomFrom } from '../testing/random.ts';
import { aReleaseStore, builtArea } from '../testing/release-store.ts';
import { draftsFolder, sweepDrafts } from './drafts.ts';
import { liveReleases } from './live-releases.ts';
import { publish } from './publish.ts';
import { listPreviews } from './previews.ts';
import { readManifest, releaseFolder } from './store.ts';
import { openRelease } from './stored-release.ts';

/** Each run is one store, on which this many publishers are killed, one after the other, while two others go on. */
const KILLS = 10;
const interleavings = process.env['TEST_TIER'] === 'deep' ? 500 : 40;
const firstSeed = Number(process.env['TEST_SEED'] ?? 1) * 1000;
const seeds = Array.from({ length: interleavings / KILLS }, (_, index) => firstSeed + index);

/** A store, and three variants of areas to release in it: two alone, and two only ever together. */
async function aPublishersStore() {
  const { store, builds } = await aReleaseStore();
  await variantsOfAreas(builds);
  return { store, builds };
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

/**
 * Every entry of a valid manifest has its whole folder, canaries included, and the site serves: what is live, canaries to
 * their visitors, previews to who has a pass.
 */
async function expectServing(store: string, edge: FastifyInstance): Promise<void> {
  const { areas } = await readManifest(store);
  const releases = [
    ...(await liveReleases(store)),
    ...areas.flatMap(({ canary }) => (canary ? [canary] : [])),
  ];
  for (const { id, version } of releases)
    expect(await openRelease(store, id, version)).toMatchObject({ version });
  const asked = (await listPreviews(store)).map(({ id, name }) => ({ id, what: name }));
  const pass = sealPass(await readPassKey(store), { areas: asked, until: Date.now() + 60_000 });
  const cookies = ['', 'canary_group=0', `preview=${pass}`];
  const requests = [
    ...areas.map(({ entry }) => ({ url: entry, headers: {} })),
    ...cookies.map((cookie) => ({ url: '/login', headers: { cookie } })),
  ];
  const answers = await Promise.all(requests.map((request) => edge.inject(request)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(requests.map(() => 200));
}

const isLeft = (name: string) => /\.tmp$|next/.test(name);

/** Makes what was left behind look as old as it soon will be, and sweeps. */
async function expectCleaned(store: string): Promise<void> {
  for (const name of await readdir(draftsFolder(store))) {
    if (name.endsWith('.lock')) await utimes(path.join(draftsFolder(store), name), 0, 0);
  }
  await sweepDrafts(store);
  expect(await readdir(draftsFolder(store))).toEqual([]);
  // The edge is at work, too: what it writes is away in a moment.
  await vi.waitFor(async () => expect((await readdir(store)).filter(isLeft)).toEqual([]));
}

describe('three publishers, of whom one after the other is killed at a random moment', () => {
  it.concurrent.each(seeds)(
    `leave a store that serves, ${KILLS} times: seed %i`,
    { timeout: 180_000 },
    async (seed) => {
      const random = randomFrom(seed);
      const { store, builds } = await aPublishersStore();
      const edge = await anEdge({ releases: store });
      const start = () => {
        const app = random() < 0.5 ? 'alpha' : 'beta';
        return aPublisher([store, builds, app, String(random() * 1e9)]);
      };
      const publishers = await Promise.all([start(), start(), start()]);
      for (const publisher of publishers) publisher.send('go');
      for (let kills = 0; kills < KILLS; kills += 1) {
        const victim = publishers.shift();
        if (!victim) throw new Error('nobody publishes');
        const successor = kills < KILLS - 3 ? start() : undefined;
        const changes = Math.floor(random() * 2);
        const killed = killAfter(victim, { changes, milliseconds: random() * 40 });
        await expectTogetherUntil(killed, store);
        await expectServing(store, edge);
        const next = await successor;
        next?.send('go');
        if (next) publishers.push(next);
      }
      await publish(store, path.join(builds, 'two/beta'));
      // One that nobody else has released: the next change cleans up, not the next publisher who changes nothing.
      const last = await builtArea(path.join(builds, 'last'), 'alpha', 'export const is = 4');
      const { version } = await publish(store, last);
      const released = (await readManifest(store)).areas.find(({ id }) => id === 'alpha');
      expect(released?.version).toBe(version);
      await expectWholeLog(store);
      await expectCleaned(store);
      await expectServing(store, edge);
      await edge.close();
      await rm(path.dirname(store), { recursive: true }); // hundreds of them would fill a disk
    },
  );
});

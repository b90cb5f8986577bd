import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { anEdge } from '../../testing/edge.ts';
import { emptyFolder } from '../../testing/folders.ts';
import {
  aPublisher,
  expectWholeLog,
  killAfter,
  variantsOfAreas,
} from '../../testing/publishers.ts';
import { randomFrom } from '../../testing/random.ts';
import { aReleaseStore } from '../../testing/release-store.ts';
import { aSharedPlace } from '../../testing/shared-place.ts';
import { liveReleases } from '../live-releases.ts';
import { publish } from '../publish.ts';
import { readManifest, releaseFolder } from '../store.ts';
import { digestOf } from './digest.ts';
import { withSharedStore } from './join.ts';
import { appOf } from './listed.ts';
import { openSharedStore } from './shared-store.ts';
import { readRow } from './store-row.ts';

/** Publishers that are killed, one after the other, on three machines. */
const KILLS = 30;
const seed = Number(process.env['TEST_SEED'] ?? 1);

const { place } = await aSharedPlace();
const { shared, close } = await openSharedStore(await emptyFolder(), place); // to look into it
afterAll(close);
const { store: first, builds } = await aReleaseStore();
await variantsOfAreas(builds);
const others = [await emptyFolder(), await emptyFolder()];
const stores = [first, ...others.map((folder) => path.join(folder, 'releases'))];

/** What is shared is whole: each release that the manifest names is in the list, and its folder on this disk has its digest. */
async function expectWhole(store: string): Promise<void> {
  const { listed } = await shared.ask(readRow);
  const live = (await liveReleases(store)).map(({ id, version }) => `${id}@${version}`);
  expect(live.filter((name) => !listed[name])).toEqual([]);
  for (const name of live) {
    const { id, version } = appOf(name);
    expect(await digestOf(releaseFolder(store, id, version))).toBe(listed[name]?.digest);
  }
}

it(
  `publishers on three machines, of whom ${KILLS} are killed at a random moment, lose no change and leave every edge serving: seed ${seed}`,
  { timeout: 900_000 },
  async () => {
    const random = randomFrom(seed);
    const environment = {
      RELEASE_BUCKET: place.bucket,
      RELEASE_DATABASE_URL: place.databaseUrl,
    };
    const start = (index: number) => {
      const app = random() < 0.5 ? 'alpha' : 'beta';
      const store = stores[index % stores.length] ?? first;
      return aPublisher([store, builds, app, String(random() * 1e9)], environment);
    };
    await withSharedStore(first, place, () => Promise.resolve());
    const edges = await Promise.all(stores.map((releases) => anEdge({ releases, shared: place })));
    const publishers = [await start(0), await start(1), await start(2)];
    for (const publisher of publishers) publisher.send('go');
    for (let kills = 0; kills < KILLS; kills += 1) {
      const victim = publishers.shift();
      if (!victim) throw new Error('nobody publishes');
      const changes = Math.floor(random() * 3);
      await killAfter(victim, { changes, milliseconds: random() * 80 });
      const next = await start(kills);
      next.send('go');
      publishers.push(next);
      for (const edge of edges) expect((await edge.inject('/login')).statusCode).toBe(200);
    }
    for (const publisher of publishers) await killAfter(publisher, { changes: 0, milliseconds: 0 });
    for (const store of stores)
      await withSharedStore(store, place, async () => {
        await publish(store, path.join(builds, 'two/beta'));
      });
    await vi.waitFor(async () => {
      const [one, two, three] = await Promise.all(stores.map((store) => readManifest(store)));
      expect(two).toEqual(one);
      expect(three).toEqual(one);
    });
    for (const store of stores) {
      await expectWholeLog(store);
      await expectWhole(store);
    }
    await Promise.all(edges.map((edge) => edge.close()));
  },
);

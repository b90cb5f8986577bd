/*
 * A publisher to be killed: `publisher-process.ts <store> <builds> <app> <seed>`. Told to go, it releases variants of
 * its app, rolls back to them, makes canaries and previews of them, and releases a pair of apps in one change, by its seed,
 * until it dies; it says when it is ready, and after each change that was made or refused.
 */
import path from 'node:path';
import { dropCanary, promoteCanary, startCanary, startCanaryOfBuild } from '../releases/canary.ts';
import { dropPreviews, putUpPreview } from '../releases/previews.ts';
import { publish, publishAll } from '../releases/publish.ts';
import { ReleaseRefusal } from '../releases/refusal.ts';
import { rollBack, rollBackAll } from '../releases/rollback.ts';
import { storedVersions } from '../releases/stored-release.ts';
import { randomFrom } from './random.ts';

const [store = '', builds = '', app = '', seed = ''] = process.argv.slice(2);
const random = randomFrom(Number(seed));
const variants = ['one', 'two', 'three'];
const names = ['my-branch', 'yours'];
const pickOne = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];

/** What only ever goes live together. */
const pair = ['left', 'right'];

const build = () => path.join(builds, pickOne(variants) ?? '', app);
const storedVersion = async () => pickOne(await storedVersions(store, app)) ?? '';
const percent = () => 1 + Math.floor(random() * 90);

const changes = [
  () => publish(store, build()),
  async () => rollBack(store, app, await storedVersion()),
  () => startCanaryOfBuild(store, build(), { percent: percent() }),
  async () =>
    startCanary(store, { id: app, version: await storedVersion() }, { percent: percent() }),
  () => promoteCanary(store, app),
  () => dropCanary(store, { id: app }),
  () => putUpPreview(store, build(), { name: pickOne(names) ?? '', days: 1 }),
  () => dropPreviews(store, pickOne(names) ?? ''),
  () => {
    const variant = pickOne(variants) ?? '';
    return publishAll(
      store,
      pair.map((name) => path.join(builds, variant, name)),
    );
  },
  () => rollBackAll(store, new Map(pair.map((name) => [name, undefined]))),
];

process.once('disconnect', () => process.exit());
process.once('message', async () => {
  for (;;) {
    await pickOne(changes)?.().catch((error: unknown) => {
      if (!(error instanceof ReleaseRefusal)) throw error;
    });
    process.send?.('done');
  }
});
process.send?.('ready');

/*
 * A publisher to be killed: `publisher-process.ts <store> <builds> <app> <seed>`. Told to go, it releases variants of
 * its app and rolls back to them, and the same of a pair of apps in one change, by its seed, until it dies; it
 * says when it is ready, and after each change that was made or refused.
 */
import path from 'node:path';
import { publish, publishAll } from '../releases/publish.ts';
import { ReleaseRefusal } from '../releases/refusal.ts';
import { rollBack, rollBackAll } from '../releases/rollback.ts';
import { storedVersions } from '../releases/stored-release.ts';
import { randomFrom } from './random.ts';

const [store = '', builds = '', app = '', seed = ''] = process.argv.slice(2);
const random = randomFrom(Number(seed));
const variants = ['one', 'two', 'three'];
const pickOne = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];

/** What only ever goes live together. */
const pair = ['left', 'right'];

const changes = [
  () => publish(store, path.join(builds, pickOne(variants) ?? '', app)),
  async () => rollBack(store, app, pickOne(await storedVersions(store, app))),
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

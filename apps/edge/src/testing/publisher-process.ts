/*
 * A publisher to be killed: `publisher-process.ts <store> <builds> <app> <seed>`. Told to go, it releases variants of
 * its app and rolls back to them, by its seed, until it dies; it says before each change which one, and after it.
 */
import path from 'node:path';
import { publish } from '../releases/publish.ts';
import { ReleaseRefusal } from '../releases/refusal.ts';
import { rollBack } from '../releases/rollback.ts';
import { storedVersions } from '../releases/stored-release.ts';
import { randomFrom } from './random.ts';

/** What a publisher says; a change that was refused is done, too. */
export type PublisherReport = 'ready' | 'began' | 'done';

const [store = '', builds = '', app = '', seed = ''] = process.argv.slice(2);
const random = randomFrom(Number(seed));
const variants = ['one', 'two', 'three'];
const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];

async function change(): Promise<void> {
  if (random() < 0.5) {
    await publish(store, path.join(builds, oneOf(variants) ?? '', app));
  } else {
    await rollBack(store, app, oneOf(await storedVersions(store, app)));
  }
}

function report(message: PublisherReport): void {
  process.send?.(message);
}

process.once('message', async () => {
  for (;;) {
    report('began');
    await change().catch((error: unknown) => {
      if (!(error instanceof ReleaseRefusal)) throw error;
    });
    report('done');
  }
});
report('ready');

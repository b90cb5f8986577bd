/*
 * A publisher to be killed: `publisher-process.ts <store> <builds> <app> <seed>`; with RELEASE_BUCKET and RELEASE_DATABASE_URL in
 * a store of many machines. Told to go, it releases variants of
 * its app, rolls back to them, marks them, makes canaries and previews of them, lets previews expire, takes the app off the site
 * and out of the list, cleans the store, and releases a pair of apps in one change, by its seed, until it dies; it says when it is
 * ready, and after each change that was made or refused.
 */
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { dropCanary, promoteCanary, startCanary, startCanaryOfBuild } from '../releases/canary.ts';
import { cleanStore } from '../releases/clean.ts';
import { setEnabled } from '../releases/enable.ts';
import { markBad, unmarkBad } from '../releases/mark-release.ts';
import { dropPreviews, putUpPreview, sweepPreviews } from '../releases/previews.ts';
import { publish, publishAll } from '../releases/publish.ts';
import { ReleaseRefusal } from '../releases/refusal.ts';
import { removeArea } from '../releases/remove.ts';
import { rollBack, rollBackAll } from '../releases/rollback.ts';
import { openSharedStore } from '../releases/shared/shared-store.ts';
import { releaseFolder } from '../releases/store.ts';
import { storedVersions } from '../releases/stored-release.ts';
import { randomFrom } from './random.ts';

const [store = '', builds = '', app = '', seed = ''] = process.argv.slice(2);
const { shared } = readConfig(process.env);
if (shared) await openSharedStore(store, shared);
const random = randomFrom(Number(seed));
const variants = ['one', 'two', 'three'];
const names = ['my-branch', 'yours'];
const pickOne = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];

/** What only ever goes live together. */
const pair = ['left', 'right'];

const build = () => path.join(builds, pickOne(variants) ?? '', app);
const storedVersion = async () => pickOne(await storedVersions(store, app)) ?? '';
const storedApp = async () => ({ id: app, version: await storedVersion() });
const HOURS = 3 * 60 * 60 * 1000;

/** Ends previews whose builds nobody has used for hours, and removes them. */
async function expirePreviews(): Promise<void> {
  for (const { id, version } of await dropPreviews(store, pickOne(names) ?? '')) {
    const hoursAgo = new Date(Date.now() - HOURS);
    await utimes(releaseFolder(store, id, version), hoursAgo, hoursAgo).catch(() => undefined);
  }
  await sweepPreviews(store);
}

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
  expirePreviews,
  async () => markBad(store, await storedApp()),
  async () => unmarkBad(store, await storedApp()),
  () => setEnabled(store, app, random() < 0.5),
  () => removeArea(store, app),
  () => cleanStore(store, { isDry: false, now: Date.now() + HOURS }),
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

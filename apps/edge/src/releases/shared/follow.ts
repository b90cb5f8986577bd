import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { exists } from '../files.ts';
import { manifestPath } from '../store.ts';
import { readCopyStamp } from './local-copy.ts';
import { pullOrBegin } from './join.ts';
import { fetchOthers, removeUnlisted } from './pull.ts';
import { openSharedStore, type SharedPlace, type SharedStore } from './shared-store.ts';
import { readStamp, type StoreRow } from './store-row.ts';

/** Milliseconds between two looks at the database, more or less a quarter, so that many edges do not look at once. */
const INTERVAL = 2_000;
/** After so many, what lies on this disk is compared with the shared store again. */
const COMPARED = 60 * 60 * 1000;
/** Milliseconds for which releases that are not live are fetched before the next look. */
const PATIENCE = 5_000;
/** Milliseconds for which a start without any release waits for the first. */
const FIRST = 30_000;

/** A copy that is kept up to date. */
export interface FollowedStore {
  shared: SharedStore;
  /** Resolves when there is something to serve, at the latest after half a minute. Never rejects. */
  first: Promise<void>;
  close: () => Promise<void>;
}

/**
 * Keeps the copy of a shared store on this disk up to date. While database or bucket do not answer, the copy stays as it is, which is logged
 * once; when they do again, it catches up.
 */
export async function followShared(
  store: string,
  place: SharedPlace,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<FollowedStore> {
  const { shared, close } = await openSharedStore(store, place);
  const ending = new AbortController();
  const look = createLook(shared);
  let complaint: string | undefined;
  const lookAndTell = async () => {
    try {
      await look();
      if (complaint !== undefined)
        log.warn('the copy of the shared release store is up to date again');
      complaint = undefined;
    } catch (error) {
      const [said] = String(error).split(': ', 2).slice(-1); // the connection breaks in several ways
      if (said !== complaint) log.warn({ err: error }, 'the shared release store is not followed');
      complaint = said;
    }
  };
  const follow = async () => {
    while (!ending.signal.aborted) {
      await lookAndTell();
      const wait = INTERVAL * (0.75 + Math.random() / 2);
      await pause(wait, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  };
  const following = follow();
  return {
    shared,
    first: hasManifest(store, ending.signal),
    close: async () => {
      ending.abort();
      await following;
      await close();
    },
  };
}

async function hasManifest(store: string, ending: AbortSignal): Promise<void> {
  const start = Date.now();
  while (!(await exists(manifestPath(store))) && !ending.aborted && Date.now() - start < FIRST)
    await pause(50);
}

/** One look: what has changed since the last one is fetched; now and then all of it is compared. */
function createLook(shared: SharedStore): () => Promise<void> {
  let row: StoreRow | undefined;
  let comparedAt = 0;
  let isTidy = false;
  let isWhole = false;
  return async () => {
    const [now, copy] = [await shared.ask(readStamp), await readCopyStamp(shared.store)];
    const isSame = now.id === copy?.id && now.version === copy.version;
    const isDue = Date.now() - comparedAt > COMPARED;
    if (!row || !isSame || isDue || row.version !== now.version) {
      row = await pullOrBegin(shared);
      isTidy = false;
      isWhole = false;
      comparedAt = Date.now();
    }
    if (isWhole) return;
    const { isThrough, failure } = await fetchOthers(shared, row, PATIENCE);
    if (isThrough && !isTidy) {
      await removeUnlisted(shared, row);
      isTidy = true;
    }
    if (failure) throw failure;
    isWhole = isThrough;
  };
}

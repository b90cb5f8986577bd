import { exists } from '../files.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { withStoreLock } from '../store-lock.ts';
import { manifestPath } from '../store.ts';
import { fetchOthers, pull } from './pull.ts';
import type { StoreRow } from './store-row.ts';
import { openSharedStore, type SharedPlace, type SharedStore } from './shared-store.ts';

/**
 * Does the work of a command in a shared store, of which this disk has the newest copy first. Where the store does not answer, a command
 * that only reads goes on with the copy that there is; one that changes something is refused when it begins to.
 */
export async function withSharedStore(
  store: string,
  place: SharedPlace,
  work: () => Promise<void>,
): Promise<void> {
  const { shared, close } = await openSharedStore(store, place);
  try {
    await join(shared);
    await work();
  } finally {
    await close();
  }
}

/** Brings the copy on this disk to the state of the shared store, whole; says what of it could not be had. */
async function join(shared: SharedStore): Promise<void> {
  try {
    const row = await pullOrBegin(shared);
    const { failure } = await fetchOthers(shared, row);
    if (failure)
      say(failure, 'The state is the newest; of the other releases this machine has not all.');
  } catch (error) {
    if (!(error instanceof ReleaseRefusal)) throw error;
    say(error, 'This is what this machine has.');
  }
}

function say({ message }: ReleaseRefusal, meaning: string): void {
  process.stderr.write(`! ${message}\n  ${meaning}\n`);
}

/** Does as `pull`; where nothing is shared yet, this machine gives what it has released for itself before. */
export async function pullOrBegin(shared: SharedStore): Promise<StoreRow> {
  const row = await pull(shared);
  if (row.version > 0 || !(await exists(manifestPath(shared.store)))) return row;
  await withStoreLock(shared.store, () => Promise.resolve());
  return pull(shared);
}

import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { isArea, type Area } from '@tassis/platform';
import { entryOf, isCompatible, type ReleasedArea } from '@tassis/platform/release';
import { AreaFailure } from './area-failure.ts';

/** Loads an area's entry, once for all callers. */
export type LoadArea = (released: ReleasedArea) => Promise<Area>;

/**
 * Makes the loader. A first failure is tried once more under another address, since a browser remembers a failed
 * module; after a second one the release that stood before is loaded, if there is one. What remains is the caller's,
 * and the person may try again.
 * @param developmentEntries entries that stand in for the released ones, by area id; in development only
 */
export function createAreaLoader(developmentEntries: Record<string, string> = {}): LoadArea {
  const loading = new Map<string, Promise<Area>>();
  return (released) => {
    const known = loading.get(released.id);
    if (known) return known;
    const entry = import.meta.env.DEV ? developmentEntries[released.id] : undefined;
    const attempt = loadOrFallBack(entry ? { ...released, entry } : released);
    loading.set(released.id, attempt);
    attempt.catch(() => loading.delete(released.id));
    return attempt;
  };
}

let retries = 0;

async function loadOrFallBack(released: ReleasedArea): Promise<Area> {
  const { id, fallback } = released;
  if (!released.enabled) throw new AreaFailure(id, 'disabled');
  if (!isCompatible(released)) throw new AreaFailure(id, 'incompatible');
  try {
    return await loadTwice(released);
  } catch (error) {
    if (fallback === undefined) throw error;
    // A container cannot be set up twice under one name: the other release gets its own.
    const remote = { name: `${id}__fallback`, entry: entryOf(id, fallback) };
    return loadOnce(released, remote).catch(() => {
      throw error; // of the release that is meant to run
    });
  }
}

async function loadTwice(released: ReleasedArea): Promise<Area> {
  const { id: name, entry } = released;
  try {
    return await loadOnce(released, { name, entry });
  } catch (error) {
    if (error instanceof AreaFailure && error.kind === 'invalid') throw error;
    retries += 1;
    return loadOnce(released, { name, entry: `${entry}?retry=${retries}` });
  }
}

interface Remote {
  name: string;
  entry: string;
}

async function loadOnce(released: ReleasedArea, { name, entry }: Remote): Promise<Area> {
  registerRemotes([{ name, entry, type: 'module' }], { force: true });
  const load = loadRemote<{ area?: unknown }>(`${name}/area`);
  const exported = await withinTime(released, load);
  if (!isArea(exported?.area)) throw new AreaFailure(released.id, 'invalid');
  return exported.area;
}

async function withinTime<T>({ id, timeoutMs }: ReleasedArea, loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AreaFailure(id, 'timeout')), timeoutMs);
  });
  try {
    return await Promise.race([loading, late]);
  } catch (error) {
    throw error instanceof AreaFailure ? error : new AreaFailure(id, 'not-loaded', error);
  } finally {
    clearTimeout(timer);
  }
}

import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { isArea, type Area } from '@tassis/platform';
import {
  isCompatible,
  PLATFORM_API,
  releaseFiles,
  type ReleasedArea,
} from '@tassis/platform/release';
import { AreaFailure } from './area-failure.ts';
import { fetchScript, fetchStyle } from './release-files.ts';

/** Loads an area, once for all callers. */
export type LoadArea = (released: ReleasedArea) => Promise<Area>;

/** The page's loader of areas. */
export interface AreaLoader {
  load: LoadArea;
  /** The version that runs; undefined while the area is not loaded. */
  loadedVersion: (id: string) => string | undefined;
}

/**
 * Makes the loader. A first failure is tried once more under another address, since a browser remembers a failed
 * module; after a second one the release that stood before is loaded, if there is one. What remains is the caller's,
 * and the person may try again.
 * @param developmentEntries entries that stand in for the released ones, by area id; in development only
 */
export function createAreaLoader(developmentEntries: Record<string, string> = {}): AreaLoader {
  const loading = new Map<string, Promise<Loaded>>();
  const versions = new Map<string, string>();
  const attempt = async (released: ReleasedArea): Promise<Loaded> => {
    const entry = import.meta.env.DEV ? developmentEntries[released.id] : undefined;
    const loaded = await (entry
      ? loadFrom(released, { name: released.id, entry })
      : loadOrFallBack(released));
    versions.set(released.id, loaded.version);
    return loaded;
  };
  return {
    load: async (released) => {
      const known = loading.get(released.id) ?? attempt(released);
      loading.set(released.id, known);
      known.catch(() => loading.delete(released.id));
      return (await known).area;
    },
    loadedVersion: (id) => versions.get(id),
  };
}

interface Loaded {
  area: Area;
  version: string;
}

let retries = 0;

async function loadOrFallBack(released: ReleasedArea): Promise<Loaded> {
  const { id, fallback, fallbackIntegrity: integrity } = released;
  if (!released.enabled) throw new AreaFailure(id, 'disabled');
  if (!isCompatible(released, PLATFORM_API)) throw new AreaFailure(id, 'incompatible');
  try {
    return await loadTwice(released);
  } catch (error) {
    // A script that cannot be checked is not run.
    if (fallback === undefined || integrity === undefined) throw error;
    return loadFallback(released, { version: fallback, integrity }).catch(() => {
      throw error; // of the release that is meant to run
    });
  }
}

async function loadTwice(released: ReleasedArea): Promise<Loaded> {
  const { id: name, version, entry, integrity } = released;
  const remote = { name, entry, integrity, style: releaseFiles(name, version).style };
  try {
    return await loadFrom(released, remote);
  } catch (error) {
    if (error instanceof AreaFailure && error.kind === 'invalid') throw error;
    retries += 1;
    return loadFrom(released, { ...remote, entry: `${entry}?retry=${retries}` });
  }
}

async function loadFallback(
  released: ReleasedArea,
  { version, integrity }: { version: string; integrity: string },
): Promise<Loaded> {
  const { entry, style } = releaseFiles(released.id, version);
  // A container cannot be set up twice under one name: the other release gets its own.
  const remote = { name: `${released.id}__fallback`, entry, integrity, style };
  return { ...(await loadFrom(released, remote)), version };
}

/** A federated container, and what must be there before it runs. */
interface Remote {
  name: string;
  entry: string;
  /** Of the entry; without it the script is not checked, which only development does. */
  integrity?: string | undefined;
  style?: string;
}

async function loadFrom(released: ReleasedArea, remote: Remote): Promise<Loaded> {
  const exported = await withinTime(released, loadRemoteArea(remote));
  if (!isArea(exported?.area)) throw new AreaFailure(released.id, 'invalid');
  return { area: exported.area, version: released.version };
}

/** A script that is not what was released is never run: its check comes first, and fails the whole. */
async function loadRemoteArea({ name, entry, integrity, style }: Remote) {
  await Promise.all([integrity && fetchScript(entry, integrity), style && fetchStyle(style)]);
  registerRemotes([{ name, entry, type: 'module' }], { force: true });
  return loadRemote<{ area?: unknown }>(`${name}/area`);
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

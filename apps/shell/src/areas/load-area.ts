import type { Area } from '@tassis/platform';
import {
  isCompatible,
  PLATFORM_API,
  releaseFiles,
  retryAddress,
  type ReleasedArea,
} from '@tassis/platform/release';
import { AreaFailure } from './area-failure.ts';
import { fetchPage, loadRelease, type AreaRelease } from './load-release.ts';

/** Loads an area, once for all callers, and in parallel the additional files of its page at a path. */
export type LoadArea = (released: ReleasedArea, pathname?: string) => Promise<Area>;

/** Loads the areas of the page. */
export interface AreaLoader {
  load: LoadArea;
  /** The version that runs; undefined while the area is not loaded. */
  loadedVersion: (id: string) => string | undefined;
  /**
   * Loads the previous release instead of the running one. Undefined when there is none; rejects with
   * an AreaFailure.
   */
  fallBack: (released: ReleasedArea) => Promise<Area | undefined>;
}

interface LoaderOptions {
  /** Entries that replace the released ones, by area id; in development only. */
  developmentEntries?: Record<string, string> | undefined;
  /** Called for every release that could not be loaded, even if its fallback could be. */
  onFailure?: (error: unknown) => void;
}

interface Loaded {
  area: Area;
  version: string;
}

/**
 * Makes the loader. A failure is retried once under another URL, because browsers cache failed
 * modules; after a second failure the previous release is loaded, if there is one. A last failure rejects,
 * and the person may try again.
 */
export function createAreaLoader(options: LoaderOptions = {}): AreaLoader {
  const { developmentEntries = {}, onFailure = () => undefined } = options;
  const loading = new Map<string, Promise<Loaded>>();
  const versions = new Map<string, string>();
  const keep = async (id: string, attempt: Promise<Loaded>): Promise<Area> => {
    loading.set(id, attempt);
    attempt.catch(() => loading.delete(id));
    const { area, version } = await attempt;
    versions.set(id, version);
    return area;
  };
  const attempt = (released: ReleasedArea): Promise<Loaded> => {
    const entry = import.meta.env.DEV ? developmentEntries[released.id] : undefined;
    return entry
      ? loaded({
          ...released,
          entry,
          integrity: undefined,
          timeoutMs: undefined,
        })
      : loadOrFallBack(released, onFailure);
  };
  /** No files are fetched of a release that will not run. */
  const isToRun = (released: ReleasedArea): boolean => {
    const { id, version, enabled } = released;
    const isInWork = import.meta.env.DEV && id in developmentEntries;
    const runs = versions.get(id) ?? version;
    return enabled && !isInWork && runs === version && isCompatible(released, PLATFORM_API);
  };
  return {
    load: (released, pathname) => {
      if (pathname && isToRun(released)) fetchPage(released, pathname).catch(ignore);
      return keep(released.id, loading.get(released.id) ?? attempt(released));
    },
    loadedVersion: (id) => versions.get(id),
    fallBack: async (released) => {
      const { id, fallback } = released;
      if (fallback === undefined || versions.get(id) === fallback) return undefined;
      const area = await loadFallback(released, fallback, onFailure).catch((error: unknown) => {
        onFailure(error);
        throw error;
      });
      return keep(id, Promise.resolve(area));
    },
  };
}

/** Ignored: the page fetches the file again and reports a failure. */
const ignore = () => undefined;

let retries = 0;

async function loadOrFallBack(
  released: ReleasedArea,
  onFailure: (error: unknown) => void,
): Promise<Loaded> {
  if (!released.enabled) throw new AreaFailure(released, 'disabled');
  try {
    return await loadTwice(released);
  } catch (error) {
    onFailure(error);
    if (released.fallback === undefined) throw error;
    return loadFallback(released, released.fallback, onFailure).catch((failure: unknown) => {
      onFailure(failure);
      throw error; // the error of the live release, not of its fallback
    });
  }
}

async function loadTwice(released: ReleasedArea): Promise<Loaded> {
  if (!isCompatible(released, PLATFORM_API)) throw new AreaFailure(released, 'incompatible');
  const { id, version, entry } = released;
  const release = { ...released, style: releaseFiles(id, version).style };
  try {
    return await loaded(release);
  } catch (error) {
    // A retry would fail in the same way.
    if (error instanceof AreaFailure && ['invalid', 'incompatible'].includes(error.kind))
      throw error;
    retries += 1;
    return loaded({ ...release, entry: retryAddress(entry, retries) });
  }
}

/** Loads the previous release, and reports that it is shown. Without a known integrity it is not run. */
async function loadFallback(
  released: ReleasedArea,
  version: string,
  onFailure: (error: unknown) => void,
): Promise<Loaded> {
  const { id, timeoutMs, fallbackIntegrity } = released;
  const { entry, style } = releaseFiles(id, version);
  const release = { id, version, timeoutMs, entry, style };
  if (fallbackIntegrity === undefined) throw new AreaFailure(release, 'not-loaded');
  const area = await loaded({ ...release, integrity: fallbackIntegrity });
  onFailure(new AreaFailure(released, 'fallback'));
  return area;
}

async function loaded(release: AreaRelease): Promise<Loaded> {
  return { area: await loadRelease(release), version: release.version };
}

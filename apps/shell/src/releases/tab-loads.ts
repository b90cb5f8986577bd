import type { Locale } from '@tassis/messages';

/** A file of a release that this tab has fetched. Times in milliseconds, from the start of the page. */
export interface LoadedFile {
  path: string;
  start: number;
  duration: number;
  /** Compressed bytes. */
  size: number;
  isCached: boolean;
}

/** What this tab has loaded of one version of an app. */
export interface TabLoad {
  version: string;
  /** The files in the order of their requests. */
  files: LoadedFile[];
  size: number;
  /** For how long at least one file was loading, in milliseconds. */
  duration: number;
  /** Whether all files came from the cache. */
  isCached: boolean;
}

/** The properties of a resource's timing that are used. */
export type FileTiming = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'encodedBodySize' | 'transferSize'
>;

/** What this tab has loaded of each app, by its id; the version that was loaded last is at the end. */
export function readTabLoads(timings: readonly FileTiming[]): Map<string, TabLoad[]> {
  const files = new Map<string, Map<string, LoadedFile[]>>();
  for (const timing of timings) {
    const [, id, version, path] = pattern.exec(new URL(timing.name).pathname) ?? [];
    if (id === undefined || version === undefined || path === undefined || id === 'pages') continue;
    const versions = files.get(id) ?? new Map<string, LoadedFile[]>();
    versions.set(version, [...(versions.get(version) ?? []), toFile(path, timing)]);
    files.set(id, versions);
  }
  return new Map(
    [...files].map(([id, versions]) => [
      id,
      [...versions].map(([version, list]) => toLoad(version, list)),
    ]),
  );
}

/** Matches a file of a release, also at a retry. */
const pattern = /^\/mfe\/([a-z][a-z-]*)\/([^/]+)\/(?:retry-\d+\/)?(.+\.(?:js|css|json|woff2))$/;

function toFile(path: string, timing: FileTiming): LoadedFile {
  const { startTime: start, responseEnd, encodedBodySize: size, transferSize } = timing;
  return { path, start, duration: responseEnd - start, size, isCached: transferSize === 0 };
}

function toLoad(version: string, files: LoadedFile[]): TabLoad {
  const ordered = files.toSorted((a, b) => a.start - b.start);
  return {
    version,
    files: ordered,
    size: files.reduce((sum, { size }) => sum + size, 0),
    duration: busyTime(ordered),
    isCached: files.every(({ isCached }) => isCached),
  };
}

/** Time in which files load in parallel counts once. */
function busyTime(ordered: readonly LoadedFile[]): number {
  let busy = 0;
  let until = 0;
  for (const { start, duration } of ordered) {
    const end = start + duration;
    busy += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return busy;
}

/** Formats milliseconds: '85 ms', '1,4 s'. */
export function formatDuration(locale: Locale, milliseconds: number): string {
  const isShort = milliseconds < 1000;
  const value = isShort ? Math.round(milliseconds) : Math.round(milliseconds / 100) / 10;
  return `${new Intl.NumberFormat(locale).format(value)}\u00A0${isShort ? 'ms' : 's'}`;
}

import { readTabLoads, type FileTiming, type TabLoad } from './tab-loads.ts';

/** What this tab has loaded of each app, and what failed in it. */
export interface Tab {
  loads: ReadonlyMap<string, readonly TabLoad[]>;
  /** The times at which this page has reported failures, in milliseconds since 1970. */
  failures: readonly number[];
}

/** Reads what the browser has recorded about this tab, at each rendering and so with each status. */
export function readTab(): Tab {
  const timings = performance.getEntriesByType('resource').filter(isFile);
  const reports = timings.filter(({ name }) => name.endsWith('/client-errors'));
  return {
    loads: readTabLoads(timings),
    failures: reports.map(({ startTime }) => performance.timeOrigin + startTime),
  };
}

function isFile(entry: PerformanceEntry): entry is PerformanceEntry & FileTiming {
  return 'encodedBodySize' in entry;
}

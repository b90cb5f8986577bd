import { countsOf, sumFailures, toObserved, type HealthLine } from '../health/counts.ts';
import { readHealth } from '../health/health-files.ts';
import { isFailing } from '../health/judge.ts';
import { versionBefore, wentLive, type LogLine } from './release-log.ts';
import type { AppVersion } from './store-build.ts';

/** A release that nobody should go back to, and why. */
export interface Skipped {
  version: string;
  why: string;
}

/** What is known of releases. */
interface Known {
  log: LogLine[];
  health: readonly HealthLine[];
}

/** The line that marked a release bad; undefined for one that is not, or no more. */
export function badMark(log: readonly LogLine[], { id, version }: AppVersion): LogLine | undefined {
  const mark = log.findLast(
    (line) => line.id === id && line.version === version && ['bad', 'good'].includes(line.action),
  );
  return mark?.action === 'bad' ? mark : undefined;
}

/** Why a release is not good; undefined when nothing is known against it. */
function faultOf({ log, health }: Known, app: AppVersion): string | undefined {
  const mark = badMark(log, app);
  if (mark) return `it is marked bad${mark.reason === undefined ? '' : `: ${mark.reason}`}`;
  const counts = countsOf(health, app);
  const { views } = counts;
  const failures = sumFailures(counts);
  if (isFailing(toObserved(counts)) || isBroken(views, failures))
    return `it failed at ${failures} of ${views} views`;
  const isKnown = log.some(({ id, version }) => id === app.id && version === app.version);
  const wasLive = log.some(
    (line) => line.id === app.id && line.version === app.version && wentLive(line),
  );
  return isKnown && !wasLive ? 'it was never live' : undefined;
}

/** A release that was live for minutes only has too few views for a rate. */
function isBroken(views: number, failures: number): boolean {
  return failures >= 2 && failures * 5 >= views;
}

/**
 * The first good release of an app, from `version` back: each time the one that stood before. What is skipped is marked bad,
 * failed too often while it was live, or was never live.
 */
export async function findGood(
  { store, log }: { store: string; log: LogLine[] },
  id: string,
  version: string | undefined,
): Promise<{ version: string | undefined; skipped: Skipped[] }> {
  if (version === undefined) return { version, skipped: [] };
  const known = { log, health: await readHealth(store) };
  const skipped: Skipped[] = [];
  let candidate: string | undefined = version;
  while (candidate !== undefined) {
    const why = faultOf(known, { id, version: candidate });
    if (why === undefined) break;
    skipped.push({ version: candidate, why });
    const before = versionBefore(log, id, candidate);
    // Two releases that replaced one another again and again each stood before the other.
    candidate = skipped.some((one) => one.version === before) ? undefined : before;
  }
  return { version: candidate, skipped };
}

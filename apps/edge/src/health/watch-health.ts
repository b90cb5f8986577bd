import { dropCanary } from '../releases/canary.ts';
import type { Canary } from '../releases/canary-entry.ts';
import { liveReleases, type LiveRelease } from '../releases/live-releases.ts';
import { countsOf, toObserved, type HealthLine } from './counts.ts';
import { followHealth } from './health-files.ts';
import { isFailing, isWorse, type Exposure } from './judge.ts';
import type { Alarm } from './tell-api.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How far back the live version's own past is looked at. */
const PAST = 7 * DAY;

interface Watching {
  store: string;
  log: { warn: (details: object, message: string) => void };
  tell: (alarm: Alarm) => Promise<void>;
  now?: () => number;
}

/**
 * Looks at what is counted of the releases on the site: drops a canary that fails significantly more often than the live
 * version, and tells of a live version that fails above the rate, once a version and day.
 */
export function watchHealth({ store, log, tell, now = Date.now }: Watching): () => Promise<void> {
  const read = followHealth(store);
  const told = new Set<string>();
  const announce = (alarm: Alarm): void => {
    const key = [alarm.kind, alarm.app, alarm.version, toDay(now())].join(' ');
    if (told.has(key)) return;
    told.add(key);
    log.warn({ alarm }, alarm.kind === 'dropped' ? 'canary dropped' : 'release fails too often');
    void tell(alarm);
  };
  const judge = async (live: LiveRelease, canary: Canary, lines: HealthLine[]) => {
    const { canary: own, live: meanwhile, before } = compare(live, canary, lines);
    if (!isWorse(own, meanwhile, before)) return;
    const { version } = canary;
    const reason = `it failed at ${own.failures} of ${own.views} views, the live version at ${meanwhile.failures} of ${meanwhile.views}`;
    // Another worker may have been quicker, and then tells of it.
    if ((await dropCanary(store, { id: live.id, version }, reason)) === undefined) return;
    const compared = { version: live.version, ...toCounts(meanwhile) };
    announce({ kind: 'dropped', app: live.id, version, ...toCounts(own), live: compared });
  };
  return async () => {
    const lines = await read();
    for (const live of await liveReleases(store)) {
      // One that cannot be dropped now is judged again with the next counts; the other releases do not wait for it.
      if (live.canary)
        await judge(live, live.canary, lines).catch((error: unknown) =>
          log.warn({ err: error }, 'canary not dropped'),
        );
      const today = countsOf(lines, live, { since: new Date(now() - DAY).toISOString() });
      const { version, id: app } = live;
      const observed = toObserved(today);
      if (live.enabled && isFailing(observed))
        announce({ kind: 'failing', app, version, ...toCounts(observed), live: null });
    }
  };
}

/** A canary beside the live version: since it began, and what that had before. */
function compare(live: LiveRelease, { version, since }: Canary, lines: readonly HealthLine[]) {
  const own = countsOf(lines, { id: live.id, version }, { since });
  const past = new Date(Date.parse(since) - PAST).toISOString();
  return {
    canary: toObserved(own),
    live: toObserved(countsOf(lines, live, { since })),
    before: toObserved(countsOf(lines, live, { since: past, until: since })),
  };
}

/** What an alarm says of counts. */
function toCounts({ views, failures }: Exposure): Exposure {
  return { views, failures };
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

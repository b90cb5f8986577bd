import { isIPv6 } from 'node:net';
import { addCounts, type Counts, type FreshLine, type HealthLine } from './counts.ts';

type AppVersion = Pick<HealthLine, 'id' | 'version'>;
type Counted = Omit<FreshLine, 'at'>;

/** Reports that are counted of one address, version and hour: one visitor, or one abuser, fails no release. */
const MOST_REPORTS = 3;
/** Entries of the table of addresses; a flood of addresses begins it anew. */
const MOST_ADDRESSES = 100_000;
const HOUR = 60 * 60 * 1000;

/** Kinds of failures that the shell reports; any other is counted as `other`. */
const kinds = new Set([
  'not-loaded',
  'timeout',
  'evaluation',
  'invalid',
  'incompatible',
  'dropped',
  'render',
  'data',
  'uncaught',
  'rejection',
  'chunk',
  'manifest',
  'main',
]);

/** Counts of this process that are not in the store yet. */
export interface HealthCounter {
  countView: (app: AppVersion) => void;
  /**
   * Counts a failure of this kind, or with `fallback` that the release before was shown after one.
   * @returns whether it counts: of one address only some do
   */
  countReport: (app: AppVersion, kind: string, address: string) => boolean;
  /** What was counted since the last time, as lines of this moment. */
  take: () => FreshLine[];
  /** Gives back lines that could not be stored. */
  giveBack: (lines: readonly FreshLine[]) => void;
}

/** Makes the counter of a process. `now` in milliseconds. */
export function createHealthCounter(now: () => number = Date.now): HealthCounter {
  let counts = new Map<string, Counted>();
  let reports = new Map<string, number>();
  let hour = 0;
  let reporters = new Set<string>();

  const add = ({ id, version }: AppVersion, { networks = [], ...more }: Partial<Counted>): void => {
    const key = `${id}@${version}`;
    const known = counts.get(key);
    const sum = addCounts([known ?? none, { ...none, ...more }]);
    const all = [...(known?.networks ?? []), ...networks];
    counts.set(key, { id, version, ...sum, ...(all.length > 0 && { networks: all }) });
  };

  /** The number of this report among those of an address and hour, from 1. */
  const numberOf = (key: string): number => {
    const thisHour = Math.floor(now() / HOUR);
    if (thisHour !== hour || reports.size >= MOST_ADDRESSES) reports = new Map();
    hour = thisHour;
    const number = (reports.get(key) ?? 0) + 1;
    reports.set(key, number);
    return number;
  };

  /** Whether an address reports a version for the first time in the life of this process. */
  const isNewReporter = (key: string): boolean => {
    if (reporters.has(key)) return false;
    if (reporters.size >= MOST_ADDRESSES) reporters = new Set();
    reporters.add(key);
    return true;
  };

  return {
    countView: (app) => add(app, { views: 1 }),
    countReport: (app, kind, address) => {
      const isFallback = kind === 'fallback';
      const { id, version } = app;
      const network = getNetwork(address);
      const key = [network, id, version, isFallback].join(' ');
      const number = numberOf(key);
      if (number > MOST_REPORTS) return false;
      const known = kinds.has(kind) ? kind : 'other';
      if (isFallback) add(app, { fallbacks: 1 });
      else {
        const networks = isNewReporter(key) ? [network] : [];
        add(app, { failures: { [known]: 1 }, reporters: networks.length, networks });
      }
      return true;
    },
    take: () => {
      const at = new Date(now()).toISOString();
      const taken = [...counts.values()].map((count) => ({ at, ...count }));
      counts = new Map();
      return taken;
    },
    giveBack: (lines) => {
      for (const { at: _, id, version, ...rest } of lines) add({ id, version }, rest);
    },
  };
}

const none: Counts = { views: 0, failures: {}, fallbacks: 0, reporters: 0 };

/** An IPv4 address, or the network of an IPv6 one (`/64`), since one household has all addresses of that. */
function getNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const before = tail === undefined ? groups : [...groups, '0', '0', '0', '0'];
  return before.slice(0, 4).join(':');
}

import {
  parseAreaList,
  parseReleaseManifest,
  type AppStatus,
  type ReleasedArea,
  type ReleaseHealth,
  type ReleaseOrigin,
  type ReleaseStatus,
} from '@tassis/platform/release';
import { cookieOutsideCanaries } from '../variants/canary-group.ts';
import { countsOf, sumFailures, toObserved, type HealthLine } from '../health/counts.ts';
import { readErrors } from '../health/health-errors.ts';
import { readHealth } from '../health/health-files.ts';
import { isFailing } from '../health/judge.ts';
import { isArea, readDescriptor } from './descriptor.ts';
import { badMark } from './good-releases.ts';
import { liveReleases, type LiveRelease } from './live-releases.ts';
import { listPreviews } from './previews.ts';
import { readProvenance } from './provenance.ts';
import { readLog, wentLive, type LogLine } from './release-log.ts';
import { readIntegrity } from './released-entry.ts';
import { releaseSizes } from './release-sizes.ts';
import { releaseFolder } from './store.ts';
import type { AppVersion } from './store-build.ts';
import { storedVersions } from './stored-release.ts';

type Problem = ReleaseStatus['problems'][number];

const DAY = 24 * 60 * 60 * 1000;

/** What a status is made of beside the store's own files. */
interface Observed {
  /** The address of the site. */
  site: string;
  /** The versions that it serves; undefined when no site answers. */
  served: ReadonlyMap<string, string> | undefined;
  /** What was counted. */
  lines: readonly HealthLine[];
}

/** Compares the manifest in the store with what the site at `origin` serves right now, and says how that goes. */
export async function siteStatus(store: string, origin: string): Promise<ReleaseStatus> {
  const served = await servedVersions(origin);
  return releaseStatus(store, { site: origin, served, lines: await readHealth(store) });
}

/** What is live in the store, and how that goes. */
export async function releaseStatus(
  store: string,
  { site, served, lines }: Observed,
): Promise<ReleaseStatus> {
  const log = await readLog(store);
  const apps = await Promise.all(
    (await liveReleases(store)).map((live) => appStatus(store, live, { served, lines, log })),
  );
  const status = { site, isRunning: served !== undefined, apps };
  return {
    ...status,
    previews: await listPreviews(store),
    problems: [...findMisfits(status), ...apps.flatMap(findFailing)],
  };
}

async function appStatus(
  store: string,
  live: LiveRelease,
  { served, lines, log }: Pick<Observed, 'served' | 'lines'> & { log: readonly LogLine[] },
): Promise<AppStatus> {
  const { id, version, enabled, fallback, canary } = live;
  const last = log.findLast((line) => line.id === id && wentLive(line));
  const { at: since, by } = last?.version === version ? last : {};
  const folder = releaseFolder(store, id, version);
  return {
    id,
    version,
    enabled,
    since,
    by,
    served: served?.get(id),
    fallback,
    ...(await originOf(store, { id, version })),
    platformApi: await platformApiOf(folder),
    shared: (await readIntegrity(folder))?.shared ?? {},
    sizes: await releaseSizes(folder),
    health: healthOf(lines, { id, version, since }),
    errors: await readErrors(store, { id, version }),
    canary: canary && {
      version: canary.version,
      percent: canary.percent,
      since: canary.since,
      ...(await originOf(store, canary)),
      health: healthOf(lines, canary),
    },
    versions: await listVersions(store, id, log),
  };
}

/** Where a release comes from, as far as it is known. */
async function originOf(store: string, app: AppVersion): Promise<ReleaseOrigin> {
  const { commit, branch, author, run, dirty } = await readProvenance(store, app);
  return { commit, branch, author, ci: run, dirty: dirty || undefined };
}

/** What of an app lies in the store, the newest first; what was never live comes last. */
async function listVersions(
  store: string,
  id: string,
  log: readonly LogLine[],
): Promise<AppStatus['versions']> {
  const own = log.filter((line) => line.id === id && wentLive(line));
  const versions = (await storedVersions(store, id)).map((version) => {
    const mark = badMark(log, { id, version });
    return {
      version,
      releasedAt: own.findLast((line) => line.version === version)?.at,
      bad: mark && (mark.reason ?? 'without a reason'),
    };
  });
  return versions.toSorted((a, b) => (b.releasedAt ?? '').localeCompare(a.releasedAt ?? ''));
}

/** Undefined where the descriptor cannot be read, as of a release from before there was one. */
async function platformApiOf(folder: string): Promise<string | undefined> {
  const descriptor = await readDescriptor(folder).catch(() => undefined);
  if (!descriptor) return undefined;
  return isArea(descriptor) ? descriptor.requires.platformApi : descriptor.platformApi;
}

/** What was counted of a release since it went live. */
export function healthOf(
  lines: readonly HealthLine[],
  { id, version, since = '' }: Pick<AppStatus, 'id' | 'version' | 'since'>,
): ReleaseHealth {
  const { views, failures, fallbacks } = countsOf(lines, { id, version }, { since });
  const yesterday = new Date(Date.now() - DAY).toISOString();
  const today = countsOf(lines, { id, version }, { since: since > yesterday ? since : yesterday });
  return { views, failures, fallbacks, isFailing: isFailing(toObserved(today)) };
}

function findMisfits({
  site,
  isRunning,
  apps,
}: Pick<ReleaseStatus, 'site' | 'isRunning' | 'apps'>): Problem[] {
  if (!isRunning || apps.every(({ version, served }) => version === served)) return [];
  return [
    {
      sentence: `The site at ${site} serves something else.`,
      command: 'Is it started with this DATA_DIR? Its log says if it could not read the manifest.',
    },
  ];
}

function findFailing({ id, version, enabled, health }: AppStatus): Problem[] {
  if (!enabled || !health.isFailing) return [];
  const shown =
    health.fallbacks > 0 ? `, and the release before was shown ${health.fallbacks} times` : '';
  const sentence = `${id} ${version} fails: at ${sumFailures(health)} of ${health.views} views since it is live${shown}.`;
  return [{ sentence, command: `pnpm release:rollback ${id}` }];
}

/** The versions in the manifest of the site's own page, of whom no canary is for; undefined when no site answers. */
async function servedVersions(origin: string): Promise<Map<string, string> | undefined> {
  const headers = { cookie: cookieOutsideCanaries };
  const signal = AbortSignal.timeout(5000);
  const page = await fetch(new URL('/login', origin), { headers, signal })
    .then((answer) => answer.text())
    .catch(() => undefined);
  if (page === undefined) return undefined;
  const json = /<script type="application\/json" id="tassis-release">(.*?)<\/script>/s.exec(page);
  if (json?.[1] === undefined) return new Map(); // another program answers, or a site without a release
  const { manifest } = parseReleaseManifest(JSON.parse(json[1]));
  // A page contains its own area only, and states the list of all.
  const list = manifest.guardedAreas;
  const guarded = list === undefined ? [] : await guardedAreas(new URL(list, origin));
  const all = [...manifest.areas, ...guarded];
  const areas = all.map(({ id, version }): [string, string] => [id, version]);
  return new Map([['shell', manifest.shell.version], ...areas]);
}

async function guardedAreas(list: URL): Promise<ReleasedArea[]> {
  const answer = await fetch(list, { signal: AbortSignal.timeout(5000) });
  return parseAreaList(await answer.json());
}

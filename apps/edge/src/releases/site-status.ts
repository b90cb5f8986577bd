import { parseAreaList, parseReleaseManifest, type ReleasedArea } from '@tassis/platform/release';
import { cookieOutsideCanaries } from '../variants/canary-group.ts';
import { countsOf, sumFailures, toExposure, type HealthLine } from '../health/counts.ts';
import { readErrors } from '../health/health-errors.ts';
import { readHealth } from '../health/health-files.ts';
import { isFailing } from '../health/judge.ts';
import { liveReleases, type LiveRelease } from './live-releases.ts';
import { readLog, wentLive } from './release-log.ts';
import type { AppStatus, ReleaseHealth, ReleaseStatus } from './status-schema.ts';

type Problem = ReleaseStatus['problems'][number];

const DAY = 24 * 60 * 60 * 1000;

/** Compares the manifest in the store with what the site at `origin` serves right now, and says how that goes. */
export async function siteStatus(store: string, origin: string): Promise<ReleaseStatus> {
  const log = await readLog(store);
  const lines = await readHealth(store);
  const served = await servedVersions(origin);
  const live = await liveReleases(store);
  const toStatus = async (release: LiveRelease): Promise<AppStatus> => {
    const { id, version, enabled, fallback, canary } = release;
    const last = log.findLast((line) => line.id === id && wentLive(line));
    const since = last?.version === version ? last.at : undefined;
    return {
      id,
      version,
      enabled,
      since,
      served: served?.get(id),
      fallback,
      health: healthOf(lines, { id, version, since }),
      errors: await readErrors(store, { id, version }),
      canary: canary && {
        version: canary.version,
        percent: canary.percent,
        since: canary.since,
        health: healthOf(lines, canary),
      },
    };
  };
  const apps = await Promise.all(live.map(toStatus));
  const status = { site: origin, isRunning: served !== undefined, apps };
  return { ...status, problems: [...findMisfits(status), ...apps.flatMap(findFailing)] };
}

/** What was counted of a release since it went live. */
export function healthOf(
  lines: readonly HealthLine[],
  { id, version, since = '' }: Pick<AppStatus, 'id' | 'version' | 'since'>,
): ReleaseHealth {
  const { views, failures, fallbacks } = countsOf(lines, { id, version }, { since });
  const yesterday = new Date(Date.now() - DAY).toISOString();
  const today = countsOf(lines, { id, version }, { since: since > yesterday ? since : yesterday });
  return { views, failures, fallbacks, isFailing: isFailing(toExposure(today)) };
}

function findMisfits({ site, isRunning, apps }: Omit<ReleaseStatus, 'problems'>): Problem[] {
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

import { parseAreaList, parseReleaseManifest, type ReleasedArea } from '@tassis/platform/release';
import { cookieOutsideCanaries } from '../variants/canary-group.ts';
import type { Canary } from './canary-entry.ts';
import { liveReleases } from './live-releases.ts';
import { readLog, wentLive } from './release-log.ts';

/** What the store has live of one app, and what the running site serves of it. */
export interface AppStatus {
  id: string;
  version: string;
  enabled: boolean;
  /** When it went live; absent if the log does not tell. */
  since?: string | undefined;
  /** The version that the site serves; absent when it serves none. */
  served?: string | undefined;
  canary?: Canary | undefined;
}

/** What is live; `isRunning` says whether a site answered at all. */
export interface SiteStatus {
  isRunning: boolean;
  apps: AppStatus[];
}

/** Compares the manifest in the store with what the site at `origin` serves right now. */
export async function siteStatus(store: string, origin: string): Promise<SiteStatus> {
  const log = await readLog(store);
  const served = await servedVersions(origin);
  const apps = (await liveReleases(store)).map(({ id, version, enabled, canary }) => {
    const last = log.findLast((line) => line.id === id && wentLive(line));
    const since = last?.version === version ? last.at : undefined;
    return { id, version, enabled, since, served: served?.get(id), canary };
  });
  return { isRunning: served !== undefined, apps };
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
  // A public page leaves out the areas with roles.
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

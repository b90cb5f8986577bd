import { stat } from 'node:fs/promises';
import { countsOf, type Counts } from '../health/counts.ts';
import { readHealth } from '../health/health-files.ts';
import { badMark } from './good-releases.ts';
import { liveReleases, type LiveRelease } from './live-releases.ts';
import { readProvenance, type Provenance } from './provenance.ts';
import { readLog, wentLive } from './release-log.ts';
import { releaseFolder } from './store.ts';
import { storedVersions } from './stored-release.ts';

/** A release in the store. */
export interface InventoryItem {
  id: string;
  version: string;
  status: 'live' | 'disabled' | 'fallback' | 'canary' | '';
  /** Of a canary: how many of a hundred visitors get it. */
  percent?: number | undefined;
  /** When it was last made live, or the canary; absent if the log does not know, as of a publisher killed before it could. */
  releasedAt?: string | undefined;
  by?: string | undefined;
  /** Why it is marked bad; absent when it is not. */
  bad?: string | undefined;
  /** What was counted of it. */
  health: Counts;
  provenance: Provenance;
}

/** The releases in the store, of one app or of all: app by app, the newest first. */
export async function inventory(store: string, id?: string): Promise<InventoryItem[]> {
  const known = [...(await liveReleases(store)), ...(await readLog(store))].map((app) => app.id);
  const wanted = id === undefined ? [...new Set(known)].toSorted() : [id];
  const lists = await Promise.all(wanted.map((name) => listAppReleases(store, name)));
  return lists.flat();
}

async function listAppReleases(store: string, id: string): Promise<InventoryItem[]> {
  const all = await readLog(store);
  const lines = await readHealth(store);
  const log = all.filter((line) => line.id === id && wentLive(line));
  const live = (await liveReleases(store)).find((release) => release.id === id);
  const items = await Promise.all(
    (await storedVersions(store, id)).map(async (version) => {
      const line = log.findLast((candidate) => candidate.version === version);
      const { mtime } = await stat(releaseFolder(store, id, version));
      const status = getStatus(version, live);
      const canary = status === 'canary' ? live?.canary : undefined;
      const releasedAt = canary?.since ?? line?.at;
      const mark = badMark(all, { id, version });
      const item = {
        id,
        version,
        status,
        percent: canary?.percent,
        releasedAt,
        by: line?.by,
        bad: mark && (mark.reason ?? 'without a reason'),
        health: countsOf(lines, { id, version }),
        provenance: await readProvenance(store, { id, version }),
      };
      return { item, order: releasedAt ?? mtime.toISOString() };
    }),
  );
  return items.toSorted((a, b) => b.order.localeCompare(a.order)).map(({ item }) => item);
}

function getStatus(version: string, live: LiveRelease | undefined): InventoryItem['status'] {
  if (version === live?.version) return live.enabled ? 'live' : 'disabled';
  if (version === live?.canary?.version) return 'canary';
  return version === live?.fallback ? 'fallback' : '';
}

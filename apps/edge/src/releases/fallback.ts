import type { ReleasedArea } from '@tassis/platform/release';
import * as z from 'zod/mini';
import { fits } from './checks/fits-shell.ts';
import { findGood } from './good-releases.ts';
import { isArea, readDescriptor } from './descriptor.ts';
import type { WholeManifest } from './manifest-entries.ts';
import { versionBefore, type LogLine } from './release-log.ts';
import { computeIntegrity } from './released-entry.ts';
import { releaseFolder } from './store.ts';
import { storedVersions } from './stored-release.ts';

type Fallback = Pick<ReleasedArea, 'fallback' | 'fallbackIntegrity'>;

/**
 * The fallback in an area’s entry, the version that browsers load when its own fails. None when it is not in the store,
 * is incompatible with this platform API, or does not state the integrity of its scripts.
 */
export async function fallbackTo(
  store: string,
  { id, version }: { id: string; version: string | undefined },
  platformApi: string | undefined,
): Promise<Fallback> {
  if (version === undefined || !(await storedVersions(store, id)).includes(version)) return {};
  const folder = releaseFolder(store, id, version);
  const descriptor = await readDescriptor(folder).catch(() => undefined);
  if (!descriptor || !isArea(descriptor) || !fits(descriptor, platformApi)) return {};
  const fallbackIntegrity = await computeIntegrity(folder);
  return fallbackIntegrity === undefined ? {} : { fallback: version, fallbackIntegrity };
}

const areaSchema = z.looseObject({
  id: z.string(),
  version: z.string(),
  fallback: z.optional(z.string()),
});

/** The manifest with another platform API; fallbacks that are incompatible with it are removed. */
export async function withPlatformApi(
  store: string,
  manifest: WholeManifest,
  { platformApi, log }: { platformApi: string; log: LogLine[] },
): Promise<WholeManifest> {
  const areas = await Promise.all(
    manifest.areas.map(async (area) => {
      const read = areaSchema.safeParse(area);
      if (!read.success) return area;
      const { fallback, fallbackIntegrity: _, ...rest } = read.data;
      const { id } = rest;
      const before = versionBefore(log, id, rest.version) ?? fallback;
      const { version } = await findGood({ store, log }, id, before);
      return { ...rest, ...(await fallbackTo(store, { id, version }, platformApi)) };
    }),
  );
  return { ...manifest, platformApi, areas };
}

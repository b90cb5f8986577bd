import { misfitsOf } from '@tassis/platform/release';
import * as z from 'zod/mini';
import { readCanary, type Canary } from './canary-entry.ts';
import { fits } from './checks/fits-shell.ts';
import { entryIn, type CurrentEntry, type WholeManifest } from './manifest-entries.ts';
import { readIntegrity } from './released-entry.ts';
import { releaseFolder } from './store.ts';

/** A canary that a change of the manifest ends without making it live. */
interface EndedCanary {
  id: string;
  version: string;
  /** The live version of its area, which everybody gets now. */
  live: string;
  reason: string;
}

/** The canaries that one manifest has and the next one has no more, except those that went live. */
export function endedCanaries(before: WholeManifest, after: WholeManifest): EndedCanary[] {
  return before.areas.flatMap((area) => {
    const canary = readCanary(area);
    if (!canary) return [];
    const { id, version } = canary;
    const now = entryIn(after, id);
    const next = readCanary(now);
    if (!now || next?.version === version || now.version === version) return [];
    const isSame = entryIn(before, id)?.version === now.version;
    const reason = getReason({ now, next, isSame }, after);
    return [{ id, version, live: now.version, reason }];
  });
}

function getReason(
  { now, next, isSame }: { now: CurrentEntry; next: Canary | undefined; isSame: boolean },
  after: WholeManifest,
): string {
  if (next) return `${next.version} is the canary now`;
  if (!isSame) return `${now.version} went live`;
  if (now.enabled === false) return 'the area was disabled';
  return `it does not run on the shell ${after.shell.version}`;
}

const carrierSchema = z.looseObject({ canary: z.unknown() });

/** The manifest without canaries that its shell cannot run: by the platform API, or by the shared modules. */
export async function withoutMisfits(
  store: string,
  manifest: WholeManifest,
): Promise<WholeManifest> {
  const { platformApi, shell } = manifest;
  const provided = await readIntegrity(releaseFolder(store, 'shell', shell.version));
  const isMisfit = async (canary: Canary) => {
    if (!fits(canary, platformApi)) return true;
    const accepted = await readIntegrity(releaseFolder(store, canary.id, canary.version));
    return misfitsOf(accepted?.shared ?? {}, (name) => provided?.shared[name]).length > 0;
  };
  const areas = await Promise.all(
    manifest.areas.map(async (area) => {
      const canary = readCanary(area);
      if (!canary || !(await isMisfit(canary))) return area;
      const { canary: _, ...rest } = carrierSchema.parse(area);
      return rest;
    }),
  );
  return { ...manifest, areas };
}

import { areaForPath, type DroppedArea, type ReleaseManifest } from '@tassis/platform/release';
import type { StoredManifest } from '../releases/canary-entry.ts';
import { covers } from '../releases/checks/own-place.ts';

/** Everything that has pages: areas, the shell, and areas whose entries cannot be read. */
export function listMounted(manifest: ReleaseManifest): readonly Pick<DroppedArea, 'mounts'>[] {
  return [...manifest.areas, manifest.shell, ...listDropped(manifest)];
}

function listDropped({ dropped = [] }: ReleaseManifest): readonly DroppedArea[] {
  return dropped;
}

/** Whether a path's area is off the site, or its entry cannot be read. */
export function isClosed(manifest: ReleaseManifest, pathname: string): boolean {
  const area = areaForPath(manifest.areas, pathname);
  return area ? !area.enabled : areaForPath(listDropped(manifest), pathname) !== undefined;
}

/**
 * Gives a dropped area whose entry has no readable paths those of the last good manifest, so that a visitor sees an error
 * instead of being redirected home.
 */
export async function withKnownPaths(
  manifest: StoredManifest,
  readLastGood: () => Promise<StoredManifest>,
): Promise<StoredManifest> {
  if (listDropped(manifest).every(({ mounts }) => mounts.length > 0)) return manifest;
  const before = await readLastGood().catch(() => undefined);
  const known = before ? [...before.areas, ...listDropped(before)] : [];
  const dropped = listDropped(manifest).map(({ id, mounts }) => ({
    id,
    mounts: mounts.length > 0 ? mounts : (known.find((area) => area.id === id)?.mounts ?? []),
  }));
  return { ...manifest, dropped };
}

/** Takes from disabled areas the paths that an enabled one has by now. */
export function withoutTakenPaths(manifest: ReleaseManifest): ReleaseManifest {
  const taken = manifest.areas.flatMap(({ enabled, mounts }) => (enabled ? mounts : []));
  const areas = manifest.areas.map((area) =>
    area.enabled
      ? area
      : {
          ...area,
          mounts: area.mounts.filter((mount) => !taken.some((own) => covers(own, mount))),
        },
  );
  return { ...manifest, areas };
}
